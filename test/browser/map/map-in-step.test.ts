import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { MOVE_DELAY } from '../../../client/map/list/use-at-rest.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { DESKTOP, hydrated, openPage, PHONE, useBrowser } from '../../support/browser.ts';
import { delayLists } from '../../support/lists/delay-lists.ts';
import { openFiltersSheet } from '../../support/lists/filters-sheet.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import { mapDrawn } from '../../support/map-view.ts';

const ASK = '.list-map-head button';
const ASK_PHONE = '.list-map-foot button';
const MARKERS = '.map-marker, .map-cluster, .map-area-count';
const NEARER = '.map-zoom button:first-child';
const ORDER = '.list [name=order]';

describe('a list and its map in step', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + createLinks(site.parts.source.paths, 'nl').list(emptyQuery('sale'));
  });

  async function open(page: Page, url = list): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    await page.click((page.viewport()?.width ?? 0) < 1024 ? ASK_PHONE : ASK);
    await drawn(page);
  }
  async function drawn(page: Page): Promise<void> {
    await page.waitForSelector(MARKERS);
    await mapDrawn(page);
  }
  const search = (page: Page) =>
    page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)));
  const scale = (page: Page) =>
    page.$eval('.leaflet-control-scale-line', (line) => `${line.textContent} ${line.clientWidth}`);
  /** Waits until the list, its heading and the map's count are those of what the map shows. */
  const inStep = (page: Page) =>
    page.waitForFunction(() => {
      const numbers = (selector: string) =>
        String(document.querySelector(selector)?.textContent.match(/\d+/g) ?? '');
      const isSearched = new URLSearchParams(location.search).has('bounds');
      const isQuiet = !document.querySelector('#list-results[aria-busy]');
      return isSearched && isQuiet && numbers('.map-bar [role=status]') === numbers('.list-count');
    });

  it('opens after its press, though another page comes into view while it is on its way', async () => {
    const { page } = await visit({ viewport: PHONE });
    const held = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (/\/list-map\.\w+\.js/.test(request.url())) held.resolve(request);
      else void request.continue();
    });
    await page.goto(list, { waitUntil: 'load' });
    await page.click(ASK_PHONE);
    const code = await held.promise;
    const next = '[data-page="2"] [data-card]';
    for (const part of ['.more', next]) {
      await page.waitForSelector(part);
      await page.$eval(part, (one) => one.scrollIntoView({ behavior: 'instant' }));
    }
    await page.waitForFunction(() => new URLSearchParams(location.search).get('page') === '2');
    await code.continue();
    await drawn(page);
    assert.equal((await search(page))['map'], '1');
  });

  it('searches where the map is moved to, in one step of the history', async () => {
    const { page, complaints } = await visit({ viewport: DESKTOP, isWhole: true });
    await openPage(page, `${site.origin}/nl`);
    const first = page.url();
    await open(page, `${list}?region=Gent%7C9000&radius=50&type=1`);
    const entries = await page.evaluate(() => history.length);
    assert.deepEqual(Object.keys(await search(page)), ['region', 'radius', 'type', 'map']);
    assert.equal(await page.$('.map-search .button'), null);
    const counts = () => page.$eval('.list-count', (count) => count.textContent);
    const before = await counts();
    for (const _ of [1, 2]) {
      const { bounds } = await search(page);
      await page.click(NEARER);
      await page.waitForFunction(
        (last) => (new URLSearchParams(location.search).get('bounds') ?? '') !== last,
        {},
        bounds ?? '',
      );
      await mapDrawn(page);
      await inStep(page);
    }
    // The place gives way to the map, the other filters stay.
    assert.deepEqual(Object.keys(await search(page)), ['bounds', 'type', 'map', 'view']);
    assert.equal(await page.$$eval('.chips .chip', (chips) => chips.length), 2);
    assert.notEqual(await counts(), before);
    const [south, west, north, east] = (await search(page))['bounds']!.split(',').map(Number);
    const data = site.parts.source.catalogue.port('nl');
    const bounds = { south: south!, west: west!, north: north!, east: east! };
    const found = data.list({ ...emptyQuery('sale'), bounds, types: [1] }, 1);
    const shown = ((await counts()).match(/\d+/g) ?? []).map(Number);
    assert.equal(
      shown.reduce((sum, each) => sum + each, 0),
      found.total,
    );
    assert.equal(await page.evaluate(() => history.length), entries);
    await page.goBack();
    assert.equal(page.url(), first);
    assert.deepEqual(complaints, []);
  });

  it('keeps what the map shows through a reload, another language, and the way back', async () => {
    const { page, complaints } = await visit({ viewport: DESKTOP, isWhole: true });
    await open(page);
    await page.click(NEARER);
    await mapDrawn(page);
    await inStep(page);
    const asked = await search(page);
    const before = await scale(page);
    const isSame = async () => {
      await drawn(page);
      assert.deepEqual(await search(page), asked);
      assert.equal(await scale(page), before);
    };
    await page.reload({ waitUntil: 'load' });
    await isSame();
    const french = await page.$eval('a[hreflang=fr]', (link) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return link.href;
    });
    await page.goto(french, { waitUntil: 'load' });
    await isSame();
    await page.goto(await page.$eval('[data-card] a', (link) => link.href));
    await page.goBack({ waitUntil: 'load' });
    await isSame();
    // A chip that is taken away shows all of the list, and Back what the map showed.
    await page.click('.chips a');
    await page.waitForFunction(() => location.search === '?map=1');
    await page.waitForFunction(
      (was) => document.querySelector('.leaflet-control-scale-line')?.textContent !== was,
      {},
      before.split(' ').slice(0, -1).join(' '),
    );
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.search.includes('bounds='));
    await page.waitForFunction(() => !document.querySelector('#list-results[aria-busy]'));
    await mapDrawn(page);
    await isSame();
    assert.deepEqual(complaints, []);
  });

  it('leaves a filter that is chosen while it searches', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.evaluateOnNewDocument(countRests, MOVE_DELAY);
    await open(page);
    await page.focus(ORDER);
    await hydrated(page, ORDER);
    const delayed = await delayLists(page);
    await page.click(NEARER);
    await delayed.asked(1);
    // A move that waits for the one before it, and then the filter.
    const rests = await page.evaluate(() => Number(Reflect.get(globalThis, 'rests')));
    await page.click(NEARER);
    await page.waitForFunction(
      (before) => Number(Reflect.get(globalThis, 'rests')) > before,
      {},
      rests,
    );
    await page.select(ORDER, 'price-asc');
    await delayed.asked(2);
    delayed.release();
    await page.waitForFunction(() => location.search.includes('order=price-asc'));
    await page.waitForFunction(() => !document.querySelector('#list-results[aria-busy]'));
    assert.equal((await search(page))['order'], 'price-asc');
  });

  it('leaves the list as it is while the switch is off, for the whole visit', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await open(page);
    await page.click('.map-follow input');
    await page.click(NEARER);
    await page.waitForSelector('.map-search .button');
    await page.waitForFunction(() => location.search.includes('view='));
    assert.deepEqual(Object.keys(await search(page)), ['map', 'view']);
    await page.reload({ waitUntil: 'load' });
    await drawn(page);
    assert.equal(
      await page.$eval('.map-follow input', (input) => input.matches(':checked')),
      false,
    );
    await page.click('.map-hide');
    await page.waitForFunction(() => location.search === '');
  });

  it('says that a search has failed, and keeps what was', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await open(page);
    const titles = () =>
      page.$$eval('[data-card]', (cards) => cards.map((card) => card.textContent));
    const before = await titles();
    await page.evaluate(() => {
      const original = fetch;
      const failing = (url: string, options?: RequestInit) =>
        url.startsWith('/flight/list') ? Promise.reject(new Error('down')) : original(url, options);
      Object.assign(globalThis, {
        fetch: failing,
        repair: () => Object.assign(globalThis, { fetch: original }),
      });
    });
    await page.click(NEARER);
    await page.waitForSelector('.map-search [role=alert]');
    assert.deepEqual(await titles(), before);
    assert.deepEqual(Object.keys(await search(page)), ['map', 'view']);
    await page.evaluate(() => (globalThis as unknown as { repair: () => void }).repair());
    await page.click('.map-search .button');
    await inStep(page);
    assert.equal(await page.$('.map-search [role=alert]'), null);
  });

  it('has on a phone a card in the middle for the marker that is chosen, and the other way round', async () => {
    const { page, complaints } = await visit({ viewport: PHONE, isWhole: true });
    await open(page);
    await page.waitForSelector('.map-strip [aria-current]');
    const current = () =>
      page.$eval('.map-strip [aria-current]', (card) => {
        const { left, right } = card.getBoundingClientRect();
        return { key: (card as HTMLElement).dataset['key'], middle: (left + right) / 2 };
      });
    assert.ok(Math.abs((await current()).middle - PHONE.width / 2) < 2);
    assert.equal(await page.$$eval('.map-lit', (lit) => lit.length), 1);
    // A swipe to the card before.
    const { key } = await current();
    await page.$eval('.map-strip', (strip) => {
      strip.dispatchEvent(new Event('touchstart', { bubbles: true }));
      strip.scrollBy({ left: -strip.firstElementChild!.clientWidth, behavior: 'instant' });
    });
    await page.waitForFunction(
      (was) =>
        document.querySelector<HTMLElement>('.map-strip [aria-current]')?.dataset['key'] !== was,
      {},
      key,
    );
    await page.waitForSelector('.map-lit');
    // A marker that stands alone and has no card yet, while the swipe still moves the row.
    const marker = await page.waitForSelector('.map-marker:not(.map-lit)');
    const name = await marker!.evaluate((button) => button.ariaLabel ?? '');
    const held = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/api/map-cards')) held.resolve(request);
      else void request.continue();
    });
    await marker!.evaluate((button) => (button as HTMLElement).click());
    const cards = await held.promise;
    await page.$eval('.map-strip', (strip) => strip.dispatchEvent(new Event('scroll')));
    await page.waitForSelector('.map-marker.map-lit');
    await cards.continue();
    await page.waitForFunction(() => {
      const card = document.querySelector('.map-strip [aria-current]')?.getBoundingClientRect();
      return card && Math.abs((card.left + card.right) / 2 - innerWidth / 2) < 2;
    });
    await page.waitForSelector('.map-marker.map-lit');
    assert.equal(await page.$('.map-popup'), null);
    const words = await page.$eval(
      '.map-strip [aria-current] .card-name',
      (one) => one.textContent,
    );
    assert.ok(name.startsWith(words), `${name}: ${words}`);
    assert.deepEqual(complaints, []);
  });

  it('has the filters of the list over a phone’s map, and gives the focus back to it', async () => {
    const { page } = await visit({ viewport: PHONE });
    await open(page);
    assert.ok(await page.$eval('.map-back', (button) => button === document.activeElement));
    await openFiltersSheet(page, '.map-filters');
    await page.keyboard.press('Tab');
    assert.ok(await page.$eval('#filters', (sheet) => sheet.contains(document.activeElement)));
    await page.click('#filters input[name=type][value="1"]');
    await page.click('.filters-foot button');
    await page.waitForFunction(() => location.search === '?type=1&map=1');
    await page.waitForFunction(
      () => document.querySelector('.map-bar .filters-count')?.textContent === '1',
    );
    await page.waitForFunction(() => document.activeElement?.matches('.map-filters'));
    // What is below the map cannot be reached, and Back closes it once its steps are gone back.
    assert.ok(await page.$eval('h1', (heading) => heading.closest('[inert]') !== null));
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.search === '?map=1');
    await page.waitForFunction(() => !document.querySelector('.map-bar .filters-count'));
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    assert.equal(page.url(), list);
    assert.ok(await page.$eval(ASK_PHONE, (button) => button === document.activeElement));
    assert.equal(await page.$('main [inert]'), null);
  });
});

/** Counts in `rests` how often the map has rested after a move. */
function countRests(delay: number): void {
  const plain = window.setTimeout;
  Reflect.set(globalThis, 'rests', 0);
  window.setTimeout = ((run: () => void, ms?: number) =>
    plain(() => {
      run();
      if (ms === delay) Reflect.set(globalThis, 'rests', Reflect.get(globalThis, 'rests') + 1);
    }, ms)) as typeof window.setTimeout;
}
