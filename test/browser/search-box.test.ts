import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { LOCALES } from '../../views/domain/locale.ts';
import { isForAxe } from '../support/axe-matrix.ts';
import { drawn, openPage, overflow, PHONE, useBrowser, violations } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const FIELD = 'main [name=q]';
const LIST = 'main .search-found';
const OPEN = `${LIST}:not([hidden])`;

describe('the search box', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const path = (name: string, locale: (typeof LOCALES)[number] = 'nl') =>
    site.origin + templates(site, locale)[name];

  async function open(url: string, options = {}): Promise<Page> {
    const { page } = await visit(options);
    await openPage(page, url);
    return page;
  }

  const attribute = (page: Page, name: string) =>
    page.$eval(FIELD, (field, asked) => field.getAttribute(asked), name);

  /** The field's active option. */
  const reached = (page: Page) =>
    page.evaluate((field) => {
      const id = document.querySelector(field)?.getAttribute('aria-activedescendant');
      const option = id === null || id === undefined ? null : document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.getAttribute('href') : null;
    }, FIELD);

  for (const locale of LOCALES) {
    it(`is a combobox with a list of links, open and empty, in ${locale}`, async () => {
      const page = await open(path('home', locale), { viewport: PHONE });
      await page.type(FIELD, 'Gent');
      await page.waitForSelector(OPEN);
      assert.equal(await attribute(page, 'role'), 'combobox');
      assert.equal(await attribute(page, 'aria-expanded'), 'true');
      const list = await attribute(page, 'aria-controls');
      assert.equal(await page.$eval(OPEN, (element) => element.id), list);
      assert.ok((await page.$$(`${OPEN} a[role=option][href*="region="]`)).length >= 2);
      assert.ok((await page.$$(`${OPEN} a[role=option] img[width="60"]`)).length > 0);
      if (isForAxe(locale, PHONE)) assert.deepEqual(await violations(page), []);
      await page.click(FIELD, { count: 3 });
      await page.type(FIELD, 'xqzw');
      await page.waitForSelector('main .combo-none');
      assert.equal(await attribute(page, 'aria-expanded'), 'false');
      if (isForAxe(locale, PHONE)) assert.deepEqual(await violations(page), []);
      assert.ok((await overflow(page)) <= 0);
    });
  }

  it('is at most 12 rem high, and its field does not make a phone zoom', async () => {
    const page = await open(path('home'), { viewport: PHONE });
    await page.type(FIELD, 'Gent');
    await page.waitForSelector(OPEN);
    const height = await page.$eval(OPEN, (list) => list.getBoundingClientRect().height);
    assert.ok(height <= 192, `${height} px`);
    const size = await page.$eval(FIELD, (field) => parseFloat(getComputedStyle(field).fontSize));
    assert.ok(size >= 16);
  });

  it('is gone through by arrows, and Enter follows the link that is reached', async () => {
    const page = await open(path('home'));
    await page.type(FIELD, 'Gent');
    await page.waitForSelector(OPEN);
    const links = await page.$$eval(`${OPEN} a`, (all) =>
      all.map((link) => link.getAttribute('href')),
    );
    assert.equal(await reached(page), null);
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', -1],
      ['ArrowDown', 0],
      ['ArrowUp', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      assert.equal(await reached(page), links.at(at), key);
    }
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    const { pathname, search } = new URL(page.url());
    assert.equal(pathname + search, links[0]);
  });

  it('closes with Escape, and is cleared by an empty text', async () => {
    const page = await open(path('home'));
    await page.type(FIELD, 'Gent');
    await page.waitForSelector(OPEN);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${LIST}[hidden]`);
    assert.equal(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value), 'Gent');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(OPEN);
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace');
    await page.waitForSelector(`${LIST}[hidden]`);
    assert.equal((await page.$$(`${LIST} [role=option]`)).length, 0);
  });

  it('closes after the focus has left it', async () => {
    const page = await open(path('home'));
    await page.type(FIELD, 'Gent');
    await page.waitForSelector(OPEN);
    await page.keyboard.press('Tab');
    await page.waitForSelector(`${LIST}[hidden]`);
    // To the button: a list that scrolls is no stop on the way.
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.search button')));
  });

  it('leads with Enter to homes of the chosen goal in the place that was typed', async () => {
    const page = await open(path('home'));
    await page.click('.search-goals label:has([value="1"])');
    await page.type(FIELD, 'Luik');
    await page.waitForSelector(OPEN);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    const url = new URL(page.url());
    assert.equal(site.origin + url.pathname, path('rent list'));
    assert.equal(url.searchParams.get('region'), 'Luik');
    assert.equal(url.searchParams.has('goal'), false);
  });

  it('opens from the header with the focus in it; Escape closes the list, then the panel', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openPage(page, `${path('sale list', 'de')}#list-head`);
    await page.focus('.header-search');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.search-panel:popover-open');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.search-panel [name=q]')));
    await page.keyboard.type('lüttich');
    await page.waitForSelector('.search-panel .search-found:not([hidden])');
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.search-panel:popover-open .search-found[hidden]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.search-panel:not(:popover-open)');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.header-search')));
    assert.deepEqual(complaints, []);
  });

  it('shows the answer to what was typed last, whichever comes last', async () => {
    const page = await open(path('home'));
    await page.focus(FIELD);
    await page.setRequestInterception(true);
    const held: (() => void)[] = [];
    const ended: Promise<unknown>[] = [];
    const endOf = (asked: HTTPRequest) =>
      new Promise<void>((resolve) => {
        const end = (request: HTTPRequest) => request === asked && resolve();
        page.on('requestfinished', end).on('requestfailed', end);
      });
    page.on('request', (request) => {
      if (!request.url().includes('q=Gent')) return void request.continue();
      ended.push(endOf(request));
      held.push(() => void request.continue().catch(() => {}));
    });
    const first = page.waitForRequest((request) => request.url().includes('q=Gent'));
    await page.type(FIELD, 'Gent');
    await first;
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace');
    await page.type(FIELD, 'Luik');
    await page.waitForSelector(`${OPEN} [href*="Luik"]`);
    for (const release of held) release();
    // Given up by the page, or answered after the last one.
    await Promise.all(ended);
    await page.type(FIELD, ' ');
    await drawn(page);
    assert.equal((await page.$$(`${OPEN} [href*="Gent"]`)).length, 0);
  });

  it('leaves no list open on the way back', async () => {
    const page = await open(path('privacy'), { isWhole: true });
    await page.click('.header-search');
    await page.keyboard.type('Gent');
    await page.waitForSelector('.search-panel .search-found:not([hidden])');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).searchParams.get('q'), 'Gent');
    await page.goBack();
    await page.waitForSelector('.search-panel:not(:popover-open)');
  });
});
