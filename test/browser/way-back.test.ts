import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { openPage, PHONE, scrolledTo, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const ORDER = 'select[name="order"]';

describe('a page that the browser kept for the way back', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + templates(site, 'nl')['sale list'];
  });

  async function open(options = {}): Promise<Page> {
    const { page } = await visit({ ...options, isWhole: true });
    await openPage(page, list);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset['kept'] = String(persisted);
      });
    });
    return page;
  }

  async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
    await Promise.all([page.waitForNavigation(), leave()]);
    await page.goBack();
    await page.waitForSelector('body[data-kept="true"]');
  }

  it('is sorted and says so as it was left', async () => {
    const page = await open();
    await page.focus(ORDER);
    await page.waitForSelector('[data-in-place]');
    await page.select(ORDER, 'price-asc');
    await page.waitForFunction(() => location.search === '?order=price-asc');
    const cards = () => page.$$eval('[data-card] a', (links) => links.map(({ href }) => href));
    const left = await cards();
    await leaveAndReturn(page, () => page.click('[data-card] a'));
    assert.equal(new URL(page.url()).search, '?order=price-asc');
    assert.equal(await page.$eval(ORDER, (select) => select.value), 'price-asc');
    assert.deepEqual(await cards(), left);
  });

  it('says how it is sorted itself, not the page that was left for', async () => {
    const page = await open();
    await page.focus(ORDER);
    await page.waitForSelector('[data-in-place]');
    await refuseParts(page);
    await leaveAndReturn(page, () => page.select(ORDER, 'price-asc'));
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await page.$eval(ORDER, (select) => select.value), 'recent');
  });

  it('is gone back to from the home after the one that was opened in it', async () => {
    const page = await open();
    await scrolledTo(page, 900);
    const [first, second] = await page.$$eval('main [data-card] a', (links) =>
      links.slice(3, 5).map(({ pathname }) => pathname),
    );
    const go = async (selector: string) => {
      const link = await page.waitForSelector(selector);
      await Promise.all([
        page.waitForNavigation(),
        link!.evaluate((one) => (one as HTMLElement).click()),
      ]);
    };
    await go(`main [data-card] a[href="${first}"]`);
    await go('.results-ways:not([hidden]) [data-way="next"]');
    assert.equal(new URL(page.url()).pathname, second);
    await page.waitForSelector(`[data-way="previous"][href="${first}"]`);
    await go('.results-ways:not([hidden]) [data-way="back"]');
    await page.waitForSelector('body[data-kept="true"]');
    assert.equal(page.url(), list);
    assert.equal(await page.evaluate(() => scrollY), 900);
  });

  it('has its drawer closed and all of itself in reach', async () => {
    const page = await open({ viewport: PHONE });
    await page.click('.drawer > summary');
    await page.waitForSelector('body > main[inert]');
    await leaveAndReturn(page, () => page.click('.drawer-pages li:nth-child(2) a'));
    await page.waitForSelector('body > main:not([inert])');
    assert.equal((await page.$$('.drawer[open]')).length, 0);
  });

  it('has its language menu closed', async () => {
    const page = await open();
    await page.click('.language-menu button');
    await page.waitForSelector('.languages:popover-open');
    await leaveAndReturn(page, () => page.click('.languages li:nth-child(2) a'));
    assert.equal((await page.$$('.languages:popover-open')).length, 0);
  });
});

/** Fails the requests for parts of lists, so that a choice is a full navigation. */
async function refuseParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) =>
      new Request(url).url.includes('/flight/')
        ? Promise.reject(new TypeError('refused'))
        : fetch(url, init);
  });
}
