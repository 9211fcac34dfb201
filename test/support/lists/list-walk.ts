import { load } from 'cheerio';
import type { Page } from 'puppeteer';

export const LIST_STEPS = [
  'scroll',
  'end',
  'type',
  'sort',
  'chip',
  'back',
  'forward',
  'reload',
  'open',
  'home',
  'results',
] as const;

/** A step of a visitor of a list; one that is not possible where they are is left out. */
export interface ListStep {
  do: (typeof LIST_STEPS)[number];
  /** Which of several: a type, an order, a chip, a home, how far. */
  which: number;
  /** The next step is taken without waiting for this one. */
  isHasty: boolean;
}

/** What a list shows, as far as its URL says it. */
export interface ShownList {
  heading: string;
  chips: string[];
  order: string;
  types: string[];
  /** Links of the homes on the page that the URL names. */
  homes: string[];
}

const KIND = 'input[name="type"]';

/** A visitor who goes through a list, its homes and the history of both. */
export class Walk {
  readonly #page: Page;
  readonly #list: string;
  readonly #taken: string[] = [];
  /** Of history entries, by their key: the address without its page, as it was left. */
  readonly #left = new Map<string, string>();
  #isHasty = false;

  /** @param list URL path of the list. */
  constructor(page: Page, list: string) {
    this.#page = page;
    this.#list = list;
  }

  toString(): string {
    return this.#taken.join(', ');
  }

  async take({ do: what, which, isHasty }: ListStep): Promise<void> {
    this.#taken.push(`${what} ${which}${isHasty ? ' hasty' : ''}`);
    this.#isHasty ||= isHasty;
    if (what === 'type' || what === 'sort') await this.#page.waitForFunction(isHydrated);
    const took = await this.#page.evaluate(takeStep, { what, which, list: this.#list, kind: KIND });
    if (took === 'reload') await this.#page.reload({ waitUntil: 'load' });
    // The same address again.
    if (took === 'open') await this.#page.goto(this.#page.url(), { waitUntil: 'load' });
    if (typeof took === 'object') await this.#page.waitForFunction(isAt, {}, took);
  }

  /** Waits until the step is taken. @returns the address. */
  async arrived(): Promise<URL> {
    await this.#page.waitForFunction(isSettled);
    const { key, href } = await this.#page.evaluate(() => ({
      key: navigation.currentEntry?.key ?? '',
      href: location.href,
    }));
    const url = new URL(href);
    const address = withoutPage(url);
    const before = this.#left.get(key);
    if (before !== undefined && before !== address && !this.#isHasty) {
      throw new Error(`the entry was ${before} and is ${address} after ${this.toString()}`);
    }
    this.#left.set(key, address);
    return url;
  }
}

/** In the page: whether it is at this history entry or URL path, and what follows it is there. */
function isAt({ key, pathname, document: left }: Reached): boolean {
  if (key === undefined) return location.pathname === pathname;
  if (navigation.currentEntry?.key !== key) return false;
  const list = document.querySelector('[data-list]');
  return performance.timeOrigin !== left || !list || list.hasAttribute('data-in-place');
}

/**
 * In the page: whether nothing is on its way any more, four frames long, each until the page is idle:
 * React renders what follows from a choice after the next paint.
 */
async function isSettled(): Promise<boolean> {
  const onItsWay =
    '[data-restore], #list-results[aria-busy], .more .spinner, x-island[data-when="load"]';
  const isBusy = () =>
    document.readyState !== 'complete' || document.querySelector(onItsWay) !== null;
  for (let frame = 0; frame < 4; frame += 1) {
    if (isBusy()) return false;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  return !isBusy();
}

/** In the page: whether the list's fields are hydrated, which an interaction begins. */
function isHydrated(): boolean {
  const fields = '[data-module="ListFilters"], [data-module="SortSelect"]';
  const islands = [...document.querySelectorAll<HTMLElement>(`x-island:is(${fields})`)];
  for (const { firstElementChild } of islands) {
    firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  return islands.every(({ dataset }) => dataset['when'] === 'done');
}

function withoutPage(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete('page');
  return `${url.pathname}?${parameters}`;
}

/** What a step leads to: a history entry, or a page. */
type Reached = {
  key?: string;
  pathname?: string;
  /** Milliseconds since 1970 when the document began from which the entry is gone to. */
  document?: number;
};

/** In the page. @returns what to wait for, or what is left to do. */
function takeStep({
  what,
  which,
  list,
  kind,
}: {
  what: string;
  which: number;
  list: string;
  kind: string;
}) {
  const isList = location.pathname === list;
  const entries = navigation.entries();
  const index = navigation.currentEntry?.index ?? 0;
  const apply = (field: HTMLElement) => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    // On a phone the sheet's button applies what was chosen.
    const isSheet = document.querySelector('.filters-open')?.checkVisibility();
    if (isSheet && field.matches(kind)) field.closest('form')?.requestSubmit();
  };
  const steps: Record<string, () => Reached | undefined | void> = {
    // Scrolling has a promise in some browsers.
    scroll: () => {
      scrollTo({ top: (which * innerHeight * 3) / 2, behavior: 'instant' });
    },
    end: () => {
      document.querySelector('.more')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    },
    type: () => {
      const box = document.querySelectorAll<HTMLInputElement>(kind)[which];
      if (box) {
        box.checked = !box.checked;
        apply(box);
      }
    },
    sort: () => {
      const select = document.querySelector<HTMLSelectElement>('select[name="order"]');
      if (select) {
        select.selectedIndex = which % select.options.length;
        apply(select);
      }
    },
    chip: () => document.querySelector<HTMLElement>('.chip')?.click(),
    home: () => {
      const link = document.querySelectorAll<HTMLAnchorElement>('.list [data-card] a')[which];
      link?.click();
      return link && { pathname: link.pathname };
    },
    results: () => {
      const link = document.querySelector<HTMLAnchorElement>('[data-way="back"][href]');
      link?.click();
      return link ? { pathname: list } : undefined;
    },
  };
  if (what === 'reload' || what === 'open') return what;
  const target = entries[index + ({ back: -1, forward: 1 }[what] ?? 0)];
  if (what === 'back' || what === 'forward') {
    if (!target) return undefined;
    if (what === 'back') history.back();
    else history.forward();
    return { key: target.key, document: performance.timeOrigin };
  }
  return isList === (what !== 'results') ? (steps[what]?.() ?? undefined) : undefined;
}

/** What the page of the browser shows, and whether the page that its URL names is there. */
export function shownList(page: Page): Promise<ShownList & { page: boolean }> {
  return page.evaluate((kind) => {
    const number = new URLSearchParams(location.search).get('page') ?? '1';
    const part = document.querySelector(`[data-page="${number}"]`);
    const links = [...(part?.querySelectorAll<HTMLAnchorElement>('[data-card] a') ?? [])];
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`${kind}:checked`)];
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      chips: [...document.querySelectorAll('.chip')].map((chip) => chip.textContent),
      order: document.querySelector<HTMLSelectElement>('select[name="order"]')?.value ?? '',
      types: boxes.map(({ value }) => value),
      homes: links.map((link) => link.pathname),
      page: part !== null || document.querySelector('[data-page]') === null,
    };
  }, KIND);
}

const fresh = new Map<string, Promise<ShownList>>();

/** What the server shows at this URL. */
export function freshList(url: string): Promise<ShownList> {
  const known = fresh.get(url) ?? fetchList(url);
  fresh.set(url, known);
  return known;
}

async function fetchList(url: string): Promise<ShownList> {
  const $ = load(await (await fetch(url)).text());
  const number = new URL(url).searchParams.get('page') ?? '1';
  const all = (selector: string) => $(selector).toArray();
  return {
    heading: $('h1').text(),
    chips: all('.chip').map((chip) => $(chip).text()),
    order: String($('select[name="order"]').val() ?? ''),
    types: all(`${KIND}[checked]`).map((box) => String($(box).val())),
    homes: all(`[data-page="${number}"] [data-card] a`).map((a) => $(a).attr('href') ?? ''),
  };
}
