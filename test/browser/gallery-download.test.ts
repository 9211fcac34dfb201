import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { useBrowser } from '../support/browser.ts';
import { galleryUrl, openGallery, photo, viewerShows } from '../support/gallery-viewer.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';
import { temporaryDir } from '../support/site-app.ts';

describe('a picture of the gallery', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const isOpen = (page: Page) => page.$eval('body', () => !!document.querySelector('.viewer'));

  it('saves the large picture under a name that says what it is', async () => {
    const { page, requests } = await visit();
    await openGallery(page, galleryUrl(site), 2);
    await viewerShows(page, '2 / 5', 2);
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    await session.send('Page.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: temporaryDir(),
    });
    const { promise, resolve } = Promise.withResolvers<string>();
    session.on('Page.downloadWillBegin', ({ suggestedFilename }) => resolve(suggestedFilename));
    // The page is left once the file is there: Chromium would be saving it while its context is closed.
    const saved = new Promise<void>((done) => {
      session.on('Page.downloadProgress', ({ state }) => {
        if (state === 'completed') done();
      });
    });
    const large = await page.$eval('.viewer-head a', (link) => link.href);
    await page.click('.viewer-head a');
    assert.match(await promise, /^gentbrugge-rijwoning-70412-02-[a-z-]+\.jpg$/);
    await saved;
    assert.ok(requests.filter((url) => url === large).length > 0);
    assert.equal(large, await page.$eval(photo(2), (link) => (link as HTMLAnchorElement).href));
    assert.ok(await isOpen(page));
  });

  it('only logs a picture that could not be saved', async () => {
    const { page, complaints } = await visit();
    await openGallery(page, galleryUrl(site));
    await page.setRequestInterception(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') void request.abort();
      else void request.continue();
    });
    page.on('console', (message) => {
      if (message.text().includes('was not saved')) resolve();
    });
    const shown = () => page.$eval('.viewer', (viewer) => (viewer as HTMLElement).innerText);
    const before = await shown();
    await page.click('.viewer-head a');
    await promise;
    assert.ok(await isOpen(page));
    assert.equal(await shown(), before);
    assert.equal(page.url(), galleryUrl(site));
    assert.equal(await page.$('.module-crash'), null);
    assert.ok(complaints.some((text) => /^warn.*was not saved/.test(text)));
  });

  it('opens the picture in a browser that cannot save it', async () => {
    const { page } = await visit();
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(URL, 'createObjectURL'));
    await openGallery(page, galleryUrl(site));
    await Promise.all([page.waitForNavigation(), page.click('.viewer-head a')]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });
});
