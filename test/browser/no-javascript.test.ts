import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import { overflow, PHONE, useOnePage } from '../support/browser.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import { placeName } from '../../views/domain/place/place-name.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

/** The button of the page's search; the header has one too. */
const SEARCH = 'main form[role=search] [type=submit]';

describe('with JavaScript off', () => {
  const visit = useOnePage({ javaScript: false, viewport: PHONE });
  let site: OpenSite;
  let paths: Record<string, string>;
  before(async () => {
    site = await sharedSite();
    paths = templates(site, 'nl');
  });

  async function open(name: string): Promise<Page> {
    const { page } = visit();
    await page.goto(site.origin + paths[name]);
    return page;
  }

  /** Performs an action that navigates, and waits for the next page. */
  async function follow(page: Page, leave: () => Promise<unknown>): Promise<URL> {
    await Promise.all([page.waitForNavigation(), leave()]);
    return new URL(page.url());
  }

  const textOf = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.textContent);

  it('the home page leads to the homes for rent of a place', async () => {
    const page = await open('home');
    await page.click('input[name=goal][value="1"]');
    const data = site.parts.source.catalogue.port('nl');
    const [place] = data.places('rent');
    assert.ok(place);
    const name = placeName(data, place);
    await page.type('main [name=q]', `${place.city} ${place.zip}`);
    const url = await follow(page, () => page.click(SEARCH));
    assert.equal(url.pathname, paths['rent list']);
    assert.deepEqual(url.searchParams.getAll('region'), [`${name}|${place.zip}`]);
    assert.equal(url.searchParams.has('goal'), false);
    assert.ok((await textOf(page, 'h1'))?.includes(name));
    assert.equal((await page.$$('[data-card]')).length, place.count);
  });

  it('the home page leads from what names no one place to the results', async () => {
    const page = await open('home');
    await page.type('main [name=q]', 'Nieuwerkerken');
    const url = await follow(page, () => page.click(SEARCH));
    assert.equal(url.pathname, new URL(paths['search results'] ?? '', url).pathname);
    assert.ok((await page.$$('.results a.found-name')).length > 1);
  });

  it('the header opens its search box, which leads to places and homes', async () => {
    const page = await open('privacy');
    await page.click('.header-search');
    await page.type('.search-panel [name=q]', 'Gent');
    await follow(page, () => page.click('.search-panel [type=submit]'));
    const home = await page.$eval(
      '.results .found-home',
      (link) => link.getAttribute('href') ?? '',
    );
    const url = await follow(page, () => page.click('.results .found-list'));
    assert.equal(url.pathname, paths['sale list']);
    assert.match(url.searchParams.get('region') ?? '', /^Gent$/);
    assert.equal((await fetch(site.origin + home)).status, 200);
  });

  for (const locale of LOCALES) {
    it(`a part of a third party says in ${locale} that it needs JavaScript`, async () => {
      const { page } = visit();
      await page.goto(site.origin + templates(site, locale)['search results']);
      const parts = await page.$$eval('.third-party-plain', (all) =>
        all.filter((part) => part.checkVisibility()).map((part) => (part as HTMLElement).innerText),
      );
      assert.ok(parts.length > 0);
      for (const text of parts) assert.match(text, /\bJavaScript\b/);
      assert.equal(await overflow(page), 0);
    });
  }

  it('the list is sorted by its form', async () => {
    const page = await open('sale list');
    await page.select('select[name=order]', 'price-asc');
    const url = await follow(page, () => page.click('form.sort [type=submit]'));
    assert.equal(url.searchParams.get('order'), 'price-asc');
    const { items } = site.parts.source.catalogue
      .port('nl')
      .list({ ...emptyQuery('sale'), order: 'price-asc' }, 12);
    const first = await page.$eval('[data-card] a', (link) => link.getAttribute('href') ?? '');
    assert.ok(first.endsWith(`-${items[0]?.id}`));
  });

  it('the list has its goals and filters in the width of a phone', async () => {
    const page = await open('sale list');
    assert.equal(await overflow(page), 0);
    const { left, width } = await page.$eval('.list', (list) => list.getBoundingClientRect());
    const filters = await page.$eval('.filters', (form) => form.getBoundingClientRect());
    assert.deepEqual([filters.left, filters.width], [left, width]);
    await page.click('.filters-open');
    await page.waitForSelector('.filters-sheet:popover-open', { visible: true });
  });

  it('the list is paged by links', async () => {
    const page = await open('sale list');
    const url = await follow(page, () => page.click('.pager a[rel=next]'));
    assert.equal(url.searchParams.get('page'), '2');
    assert.ok((await page.$$('[data-card]')).length > 0);
    const back = await follow(page, () => page.click('.pager a[rel=prev]'));
    assert.equal(back.search, '');
  });

  it('a card leads to the home, whose photographs are links to pictures', async () => {
    const page = await open('sale list');
    await follow(page, () => page.click('[data-card] a'));
    const picture = await page.$eval('.module-property-gallery a:has(img)', (link) => link.href);
    const answer = await fetch(picture);
    assert.match(answer.headers.get('content-type') ?? '', /^image\//);
  });

  it('the menu opens and leads on', async () => {
    const page = await open('sale list');
    await page.click('.drawer > summary');
    const url = await follow(page, () => page.click('.drawer[open] a[href$="/te-huur"]'));
    assert.equal(url.pathname, paths['rent list']);
  });

  it('the language switch keeps the visitor on the same home', async () => {
    const page = await open('home for sale');
    await page.click('.drawer > summary');
    const url = await follow(page, () => page.click('.drawer[open] a[hreflang=de]'));
    assert.equal(url.pathname, templates(site, 'de')['home for sale']);
    assert.equal(await page.$eval('html', (html) => html.lang), 'de');
  });

  it('the page of a wrong URL has a search that works', async () => {
    const page = await open('page not found');
    const url = await follow(page, () => page.click(SEARCH));
    assert.equal(url.pathname, paths['sale list']);
    assert.equal(url.search, '');
  });
});
