import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, hydrated, useBrowser } from '../../support/browser.ts';
import { TwoReleases } from '../../support/project/two-releases.ts';

const LIST = '/nl/te-koop';
const ORDER = 'select[name="order"]';
const MAP = '.list-map-head button';

describe('a page that was open while the site was updated', () => {
  const visit = useBrowser();
  let releases: TwoReleases;
  before(async () => {
    releases = new TwoReleases();
    await releases.start();
  });
  after(() => releases.stop());

  /** Opens a page of the first release, and marks it so that another document is told from it. */
  async function open(url: string, { isKept = true } = {}) {
    const { page, complaints } = await visit({ viewport: DESKTOP });
    releases.switchTo('first');
    await page.goto(releases.origin + url, { waitUntil: 'load' });
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const script = () => page.$eval('body', (body) => body.dataset['hydrate']);
    const before = await script();
    // Pictures further down, whose connection would end.
    await page.waitForNetworkIdle();
    releases.switchTo(isKept ? 'updated' : 'updated without files');
    return { page, complaints, isUpdated: async () => (await script()) !== before };
  }

  const isSame = (page: Page) => page.evaluate(() => 'same' in document.documentElement.dataset);
  const homeUrl = (page: Page) => page.$eval('[data-card] a', ({ pathname }) => pathname);
  /** A step that leaves the document. */
  const leaving = async (page: Page, step: Promise<unknown>) => {
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), step]);
  };

  it('changes its list by whole pages, once, and then in place again', async () => {
    const { page, complaints, isUpdated } = await open(LIST);
    await page.focus(ORDER);
    await hydrated(page, ORDER);
    await leaving(page, page.select(ORDER, 'price-asc'));
    assert.match(page.url(), /order=price-asc/);
    assert.deepEqual([await isUpdated(), await isSame(page)], [true, false]);

    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.focus(ORDER);
    await page.waitForSelector('[data-in-place]');
    await page.select(ORDER, 'price-desc');
    await page.waitForFunction(() => location.search.includes('price-desc'));
    assert.equal(await isSame(page), true);
    assert.deepEqual(complaints, []);
  });

  it('filters by a whole page', async () => {
    const { page, complaints } = await open(LIST);
    await page.focus('.filter-button');
    await hydrated(page, '.filter-button');
    await leaving(
      page,
      page.$eval('.filters-form', (form) => (form as HTMLFormElement).requestSubmit()),
    );
    assert.equal(await isSame(page), false);
    assert.deepEqual(complaints, []);
  });

  it('leads to the next page of its list by the link', async () => {
    const { page } = await open(LIST);
    const next = '.more a[rel=next]';
    await page.$eval('.more', (more) => more.scrollIntoView());
    await page.waitForSelector(next);
    await hydrated(page, next);
    // Of another release, no further cards are added.
    await page.waitForSelector(`${next}:not([aria-disabled])`);
    await leaving(page, page.click(next));
    assert.match(page.url(), /page=2/);
  });

  it('opens its map and its gallery, with the scripts that it was sent with', async () => {
    const { page, complaints } = await open(LIST);
    await page.click(MAP);
    await page.waitForSelector('.map-marker, .map-cluster, .map-area-count');
    assert.equal(await isSame(page), true);
    const home = await homeUrl(page);
    assert.deepEqual(complaints, []);

    const other = await open(home);
    await other.page.click('.gallery-list [data-picture]');
    await other.page.waitForSelector('.viewer');
    assert.deepEqual(other.complaints, []);
  });

  it('sends its form', async () => {
    const { page, complaints, isUpdated } = await open('/nl/contact');
    await page.type('[name="FirstName"]', 'Lieve');
    await hydrated(page, '.form');
    await page.type('[name="Name"]', 'Claes');
    await page.type('[name="Email"]', 'lieve.claes@mail.example');
    await page.type('[name="PhoneNumber"]', '0470 12 34 56');
    await page.type('[name="Content"]', 'Graag meer uitleg over de woning in Gent.');
    await leaving(page, page.click('.form-submit'));
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    assert.equal(await isUpdated(), true);
    assert.deepEqual(complaints, []);
  });

  describe('whose scripts are gone', () => {
    it('shows the buttons of filters and order, which load whole pages', async () => {
      const { page } = await open(LIST, { isKept: false });
      const shown = (selector: string) =>
        page.$eval(selector, (element) => element.checkVisibility());
      const [apply, sort] = ['.filters-foot [type=submit]', '.sort [type=submit]'] as const;
      assert.deepEqual([await shown(apply), await shown(sort)], [false, false]);
      await page.focus('.filter-button');
      await page.waitForFunction((of) => document.querySelector(of)?.checkVisibility(), {}, apply);
      await leaving(page, page.click(apply));
      assert.equal(await isSame(page), false);
    });

    it('sorts by the button', async () => {
      const { page, isUpdated } = await open(LIST, { isKept: false });
      await page.focus(ORDER);
      await page.waitForSelector('.sort [type=submit]', { visible: true });
      await page.select(ORDER, 'price-asc');
      await leaving(page, page.click('.sort [type=submit]'));
      assert.match(page.url(), /order=price-asc/);
      assert.equal(await isUpdated(), true);
    });

    it('has no button of a map that cannot open, and follows links to pictures', async () => {
      const { page } = await open(LIST, { isKept: false });
      await page.hover(MAP);
      await page.waitForSelector(MAP, { hidden: true });
      const home = await homeUrl(page);

      await releases.stop();
      await releases.start();
      const other = await open(home, { isKept: false });
      await leaving(other.page, other.page.click('.gallery-list [data-picture]'));
      assert.notEqual(other.page.url(), releases.origin + home);
    });
  });
});
