import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, drawn, hydrated, openPage, PHONE, useBrowser } from '../../support/browser.ts';
import { delayRuntime } from './delayed-runtime.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';
import { pieceByPiece } from '../../support/piece-by-piece.ts';

const MENU = '.drawer > summary';
/** The island of the filters, as the page has it: it waits for an interaction. */
const FILTERS = 'data-module="ListFilters"';

/** Scripts of a list that nobody touches, by name. */
const LAYOUT_SCRIPTS = ['boot', 'results', 'saved', 'third-parties'].map(
  (name) => `/assets/js/${name}`,
);

describe('islands', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + templates(site, 'nl')['sale list'];
  });

  const scripts = (requests: readonly string[]) =>
    requests.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));

  it('cost nothing but the scripts of the layout without interaction', async () => {
    const { page, requests } = await visit({ viewport: PHONE });
    await openPage(page, list);
    const names = scripts(requests).map((path) => path.replace(/\.\w+\.js$/, ''));
    assert.deepEqual(names.sort(), LAYOUT_SCRIPTS);
  });

  it('are hydrated by a touch, with React and their own chunk only', async () => {
    const { page, requests, complaints } = await visit({ viewport: PHONE });
    await openPage(page, list);
    await page.click(MENU);
    await page.waitForSelector('.drawer[open]');
    const [runtime, ...chunks] = scripts(requests).slice(LAYOUT_SCRIPTS.length);
    assert.match(runtime ?? '', /\/hydrate\./);
    assert.equal(chunks.length, 1);
    assert.deepEqual(complaints, []);
  });

  it('are hydrated on a page that comes slower than its script', async () => {
    const { page } = await visit({ viewport: PHONE });
    const slow = await pieceByPiece(site);
    await slow.open(page, templates(site, 'nl')['sale list'] ?? '');
    const cards = () => document.querySelectorAll('[data-card]').length;
    const first = await page.evaluate(cards);
    await page.evaluate(() => document.querySelector('.more')?.scrollIntoView());
    await page.waitForFunction(`document.querySelectorAll('[data-card]').length > ${first}`);
    await page.close();
    await slow.close();
  });

  it('are given a click that came before their code, once', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    const held = await delayRuntime(page);
    await page.goto(list, { waitUntil: 'load' });
    await page.click(MENU);
    const request = await held.request;
    assert.equal(await isOpen(page), false, 'the click was not held');
    await request.continue();
    await page.waitForSelector('.drawer[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.drawer:not([open])');
    assert.deepEqual(complaints, []);
  });

  it('are given an early click on what is chosen already, which only they can answer', async () => {
    const { page, complaints } = await visit();
    const held = await delayRuntime(page);
    await page.goto(site.origin + templates(site, 'nl')['home'], { waitUntil: 'load' });
    await page.click('.search-goals label:has(:checked)');
    const request = await held.request;
    await Promise.all([page.waitForNavigation(), request.continue()]);
    assert.equal(page.url(), list);
    assert.deepEqual(complaints, []);
  });

  it('leave an early choice to the browser', async () => {
    const { page } = await visit();
    const held = await delayRuntime(page);
    await page.goto(site.origin + templates(site, 'nl')['home'], { waitUntil: 'load' });
    await page.click('.search-goals label:not(:has(:checked))');
    await held.request;
    const chosen = () => page.$eval('[name="goal"]:checked', (goal) => goal.getAttribute('value'));
    assert.equal(await chosen(), '1');
    await (await held.request).continue();
    await hydrated(page, '.search');
    assert.equal(await chosen(), '1');
  });

  it('work as plain HTML when their code cannot be fetched, and are tried again', async () => {
    const { page } = await visit({ viewport: PHONE });
    const held = await delayRuntime(page);
    await page.goto(list, { waitUntil: 'load' });
    await page.click(MENU);
    await (await held.request).abort();
    await page.waitForSelector('.drawer[open]');
    await page.click(MENU);
    await page.waitForSelector('.drawer:not([open])');
  });

  it('stay plain HTML when only their own code cannot be fetched, and are tried again', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    const field = '.search-panel [name=q]';
    await page.goto(list, { waitUntil: 'load' });
    await page.focus('.filter-button');
    await hydrated(page, '.filter-button');
    const late = await holdScripts(page);
    await page.click('.header-search');
    await late.fail();
    // Each letter is an interaction and may retry; the search answers the whole text.
    await page.type(field, 'gent');
    await late.go();
    await hydrated(page, field);
    assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).value), 'gent');
    assert.equal(await page.$('.module-crash'), null);
  });

  for (const when of ['load', 'idle', 'visible'] as const) {
    it(`that ask for "${when}" are hydrated untouched`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await rewritePage(page, (html) => html.replace(FILTERS, `data-when="${when}" ${FILTERS}`));
      await page.goto(list);
      await hydrated(page, '.filters');
      assert.deepEqual(complaints, []);
    });
  }

  it('that ask for "idle" are hydrated in a browser that never is', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.evaluateOnNewDocument(() => {
      const neverIdle: typeof requestIdleCallback = (run, options) => {
        const deadline = { didTimeout: true, timeRemaining: () => 0 };
        return options?.timeout ? window.setTimeout(run, 0, deadline) : 0;
      };
      window.requestIdleCallback = neverIdle;
    });
    await rewritePage(page, (html) => html.replace(FILTERS, 'data-when="idle" ' + FILTERS));
    await page.goto(list);
    await hydrated(page, '.filters');
  });

  it('that ask for "visible" are left alone while they are not shown', async () => {
    const { page, requests } = await visit({ viewport: PHONE });
    // The header hides its pages from a phone.
    await rewritePage(page, (html) =>
      html
        .replace(FILTERS, 'data-when="visible" ' + FILTERS)
        .replace('"filters"', '"filters header-nav"'),
    );
    await openPage(page, list);
    assert.equal(scripts(requests).length, LAYOUT_SCRIPTS.length, 'what is hidden woke');
    await page.setViewport(DESKTOP);
    await hydrated(page, '.filters');
  });

  it('that crash show a message and are reported to the server; the page stays', async () => {
    const { page } = await visit({ viewport: PHONE });
    await rewritePage(page, (html) => html.replace('\\"regionTexts\\":', '\\"nothing\\":'));
    await page.goto(list, { waitUntil: 'load' });
    const report = page.waitForRequest((request) => request.url().endsWith('/api/error/'));
    await page.click('.filters-open');
    const sent = JSON.parse((await (await report).fetchPostData()) ?? '{}') as Record<
      string,
      string
    >;
    assert.equal(sent['module'], 'ListFilters');
    assert.equal(sent['url'], new URL(list).pathname);
    await page.waitForSelector('x-island .module-crash');
    const text = await page.$eval('x-island .module-crash', (element) => element.textContent);
    assert.equal(text, 'Er is een fout opgetreden in de module');
    assert.ok((await page.$$('[data-card]')).length > 0);
  });

  /** Holds requests for scripts: `fail` aborts the first, `go` continues those made since. */
  async function holdScripts(page: Page) {
    const asked: HTTPRequest[] = [];
    const first = page.waitForRequest(isScript);
    let isLost = true;
    let isHeld = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!isScript(request) || !isHeld) void request.continue();
      else if (isLost) void request.abort();
      else asked.push(request);
    });
    return {
      fail: async () => {
        await first;
        // The event is dispatched before the frames are drawn.
        await drawn(page);
        isLost = false;
      },
      go: async () => {
        isHeld = false;
        await Promise.all(asked.map((request) => request.continue()));
      },
    };
  }

  function isScript(request: HTTPRequest): boolean {
    return request.url().endsWith('.js');
  }

  function isOpen(page: Page): Promise<boolean> {
    return page.$eval('.drawer', (drawer) => (drawer as HTMLDetailsElement).open);
  }

  /** Serves the page as changed by `change`. */
  async function rewritePage(page: Page, change: (html: string) => string): Promise<void> {
    const answer = async (request: HTTPRequest) => {
      if (!request.isNavigationRequest()) return request.continue();
      const response = await fetch(request.url());
      const body = change(await response.text());
      await request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body });
    };
    await page.setRequestInterception(true);
    page.on('request', (request) => void answer(request));
  }
});
