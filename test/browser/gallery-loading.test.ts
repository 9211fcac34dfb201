import assert from 'node:assert/strict';
import type { HTTPRequest } from 'puppeteer';
import { hydrated, openPage, useBrowser } from '../support/browser.ts';
import { galleryUrl, photo, viewerShows } from '../support/gallery-viewer.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';

describe('the gallery before and without its code', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('answers a click that came before its code', async () => {
    const { page } = await visit();
    const { promise: held, resolve: hold } = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/js/hydrate.')) hold(request);
      else void request.continue();
    });
    await page.goto(galleryUrl(site), { waitUntil: 'load' });
    await page.click(photo(2));
    await (await held).continue();
    await viewerShows(page, '2 / 5', 2);
  });

  it('fetches its code ahead, but at the press where data are saved', async () => {
    for (const saveData of [false, true]) {
      const { page } = await visit();
      await page.evaluateOnNewDocument(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        { saveData },
      );
      await page.goto(galleryUrl(site), { waitUntil: 'load' });
      let count = 0;
      page.on('request', (request) => {
        if (request.url().includes('/js/')) count += 1;
      });
      await page.focus(photo(2));
      await hydrated(page, 'x-island[data-module=Gallery]');
      // An effect of the island asks for the code.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const before = count;
      await page.keyboard.press('Enter');
      await viewerShows(page, '2 / 5', 2);
      assert.equal(count > before, saveData);
    }
  });

  it('leads to the picture where its code does not come', async () => {
    const { page } = await visit();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/js/hydrate.')) void request.abort();
      else void request.continue();
    });
    await page.goto(galleryUrl(site), { waitUntil: 'load' });
    await Promise.all([page.waitForNavigation(), page.click(photo(2))]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });

  it('is a page of links without script, to the plans as well', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(galleryUrl(site), { waitUntil: 'load' });
    const seen = () =>
      page.$$eval('.gallery-photo', (all) => all.filter((link) => link.checkVisibility()).length);
    assert.equal(await seen(), 5);
    await page.click('.gallery-way');
    assert.equal(await seen(), 7);
    await Promise.all([page.waitForNavigation(), page.click(photo(7))]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });

  it('fetches what is shown large without script as large as it is shown', async () => {
    const { page } = await visit({ javaScript: false });
    await openPage(page, `${galleryUrl(site)}#photos`);
    const shown = await page.$$eval('.gallery-photo img', async (images) => {
      await Promise.all(images.map((image) => (image.scrollIntoView(), image.decode())));
      return images.map((image) => ({
        width: image.getBoundingClientRect().width,
        fetched: Number(/\.(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      }));
    });
    assert.ok(shown.length > 5);
    for (const { width, fetched } of shown) {
      assert.ok(width > 500 && fetched >= width, `${fetched} for ${width} px`);
    }
  });
});
