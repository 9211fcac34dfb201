import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_CLOSE_DELAY } from '../../../views/domain/timings.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import { fireTimers, controlTimers, waitForHeldTimers } from '../../support/page-timers.ts';

const FIELD = '.regions-input';
const FAILED = '.regions-failed';

/** What the status says where a place could not be looked up. */
const FAILURES = {
  nl: /kon niet worden opgezocht/,
  fr: /n’a pas pu être recherché/,
  en: /could not be looked up/,
  de: /konnte nicht gesucht werden/,
} as const;

type Language = keyof typeof FAILURES;

describe('a place that is typed on a slow or broken line', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  /** The field with the focus, on a page whose timer of a field that is left is held back. */
  async function focused(locale: Language = 'nl'): Promise<Page> {
    const { page } = await visit();
    await controlTimers(page, LIST_CLOSE_DELAY);
    const list = createLinks(site.parts.source.paths, locale).list(emptyQuery('sale'));
    await page.goto(site.origin + list, { waitUntil: 'load' });
    await page.focus('.regions select, .regions-input');
    await page.waitForSelector(FIELD);
    await page.focus(FIELD);
    return page;
  }

  /** Leaves the field by Tab, and lets its time for a tap on the list pass. */
  async function leave(page: Page): Promise<void> {
    await page.keyboard.press('Tab');
    await waitForHeldTimers(page, 1);
    await fireTimers(page);
  }

  const text = (page: Page) => page.$eval(FIELD, (field) => (field as HTMLInputElement).value);
  const holds = (page: Page, value: string) =>
    page.waitForFunction(
      (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
      {},
      FIELD,
      value,
    );
  const asks = (page: Page, region: string) =>
    page.waitForFunction(
      (wanted) => new URLSearchParams(location.search).get('region') === wanted,
      {},
      region,
    );
  const saysFailure = (page: Page, locale: Language = 'nl') =>
    page.waitForFunction(
      (of, words) => new RegExp(words).test(document.querySelector(of)?.textContent ?? ''),
      {},
      FAILED,
      FAILURES[locale].source,
    );

  it('is taken once its answer is there, though the field was left before', async () => {
    const page = await focused();
    const { held } = await holdLookup(page, 'Gent');
    await page.keyboard.type('Gent');
    const lookup = await held;
    await leave(page);
    assert.equal(await text(page), 'Gent');
    await lookup.continue();
    await asks(page, 'Gent');
    await holds(page, '');
  });

  it('stays where it is no place, which is said', async () => {
    const page = await focused();
    const { held } = await holdLookup(page, 'xqzw');
    await page.keyboard.type('xqzw');
    const lookup = await held;
    await leave(page);
    assert.equal(await text(page), 'xqzw');
    await lookup.continue();
    await page.waitForFunction(
      (of) => document.querySelector(of)?.textContent === 'Geen plaats gevonden',
      {},
      FAILED,
    );
    assert.equal(await text(page), 'xqzw');
    assert.equal(new URL(page.url()).search, '');
  });

  it('is taken once where Enter was pressed and the field was left', async () => {
    const page = await focused();
    const { held } = await holdLookup(page, 'Gent');
    await page.keyboard.type('Gent');
    const lookup = await held;
    await page.keyboard.press('Enter');
    await leave(page);
    await lookup.continue();
    await asks(page, 'Gent');
    assert.deepEqual(new URL(page.url()).searchParams.getAll('region'), ['Gent']);
  });

  it('stays to be typed on where the visitor is back before the answer', async () => {
    const page = await focused();
    const { held } = await holdLookup(page, 'Gent');
    await page.keyboard.type('Gent');
    const lookup = await held;
    await leave(page);
    await page.focus(FIELD);
    await lookup.continue();
    await page.waitForSelector('.regions [role=listbox] [role=option]');
    assert.equal(await text(page), 'Gent');
    assert.equal(new URL(page.url()).search, '');
  });

  it('is found among the places of the page where it cannot be looked up', async () => {
    const page = await focused();
    const [place = ''] = await placesOf(page);
    await page.setOfflineMode(true);
    const failed = failedLookup(page);
    await page.keyboard.type(place.toLowerCase());
    await failed;
    await page.setOfflineMode(false);
    await leave(page);
    await page.waitForFunction(() => new URLSearchParams(location.search).has('region'));
    const chosen = await page.$eval('.regions-chosen', (one) => one.textContent);
    assert.equal(chosen, place);
  });

  for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
    it(`stays where it cannot be looked up, which is said in ${locale}`, async () => {
      const page = await focused(locale);
      await page.setOfflineMode(true);
      await page.keyboard.type('Keulen');
      await page.keyboard.press('Enter');
      await saysFailure(page, locale);
      await leave(page);
      await saysFailure(page, locale);
      assert.equal(await text(page), 'Keulen');
      assert.deepEqual(await violations(page, '.regions'), []);
    });
  }

  it('is looked up again by Enter', async () => {
    const page = await focused();
    await page.setOfflineMode(true);
    await page.keyboard.type('Lüttich');
    await page.keyboard.press('Enter');
    await saysFailure(page);
    await page.setOfflineMode(false);
    await page.keyboard.press('Enter');
    await asks(page, 'Luik');
    await holds(page, '');
    assert.equal(await page.$(FAILED), null);
  });

  it('is looked up again when the visitor returns to the field', async () => {
    const page = await focused();
    await page.setOfflineMode(true);
    await page.keyboard.type('Lüttich');
    await saysFailure(page);
    await leave(page);
    await page.setOfflineMode(false);
    await page.focus(FIELD);
    await page.waitForFunction((of) => !document.querySelector(of), {}, FAILED);
    await page.keyboard.press('ArrowDown');
    const offered = await page.waitForSelector('.regions [role=option]');
    assert.match((await offered?.evaluate(({ textContent }) => textContent)) ?? '', /^Luik/);
  });
});

/** The names of places that are in the page. */
async function placesOf(page: Page): Promise<string[]> {
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.regions [role=option]');
  const texts = await page.$$eval('.regions [role=option] > span:first-child', (all) =>
    all.map(({ textContent }) => textContent ?? ''),
  );
  await page.keyboard.press('Escape');
  return texts;
}

/** Resolves when a place could not be looked up. */
function failedLookup(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('requestfailed', (request) => {
      const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (request.url().includes('/api/places') && !isAborted) resolve();
    });
  });
}

/**
 * Holds the request for the places of a text. On a slow machine there are others before it, for what
 * was typed of it until then.
 */
async function holdLookup(page: Page, typed: string): Promise<{ held: Promise<HTTPRequest> }> {
  const { promise: held, resolve } = Promise.withResolvers<HTTPRequest>();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/places' && searchParams.get('q') === typed) resolve(request);
    else void request.continue();
  });
  return { held };
}
