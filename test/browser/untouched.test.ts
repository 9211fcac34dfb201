import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { DESKTOP, openPage, PHONE, useBrowser } from '../support/browser.ts';
import { PAGE_STATES } from '../../views/subjects/page-states.ts';
import {
  type LiveSite,
  liveSite,
  type OpenSite,
  sharedSite,
  templates,
} from '../support/live-site.ts';

const GEVEL = path.resolve(import.meta.dirname, '../agencies/oosterschaduw');
/** Templates about a single home or project. */
const DETAILS = PAGE_STATES.filter(
  (name) =>
    name !== 'home' &&
    /home|project/.test(name) &&
    !/list|visit|comparison|saved homes|shared homes/.test(name),
);

describe('the page of a home or a project without interaction', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let gevel: LiveSite;
  let pages: readonly (readonly [string, string])[];
  before(async () => {
    [site, gevel] = await Promise.all([sharedSite(), liveSite({ env: { SITE_DIR: GEVEL } })]);
    const paths = templates(site, 'nl');
    pages = [
      ...DETAILS.map((name) => [name, site.origin + paths[name]] as const),
      ['home in gevel', `${gevel.origin}/nl/kopen/501-2800-mechelen`],
    ];
  });
  after(() => gevel.close());

  for (const viewport of [DESKTOP, PHONE]) {
    it(`fetches the scripts of the layout alone at ${viewport.width} px, seen to its end`, async () => {
      assert.equal(pages.length, 11);
      const { page, requests } = await visit({ viewport });
      for (const [name, url] of pages) {
        requests.length = 0;
        await page.goto(url, { waitUntil: 'load' });
        await scrollThrough(page);
        await page.waitForNetworkIdle({ idleTime: 200 });
        const scripts = requests.filter((each) => each.endsWith('.js'));
        assert.deepEqual(
          // A file that the page before fetched may come from memory, without a request.
          scripts
            .map((each) => new URL(each).pathname)
            .filter((each) => !/\/(boot|results|saved|seen|share|third-parties)\./.test(each)),
          [],
          name,
        );
        await page.waitForSelector('html[data-scrolled]');
      }
    });
  }

  it('has its tabs, and the buttons that sharing needs on this device', async () => {
    const { page } = await visit();
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (shared: ShareData) => Object.assign(globalThis, { shared }),
      });
    });
    await openPage(page, site.origin + templates(site, 'nl')['home for sale']);
    await page.waitForSelector('.facts[data-tabs] [role=tab][aria-selected=true]');
    const [, device] = await page.$$('.share-buttons button');
    assert.equal(await device?.isVisible(), true);
    await device?.click();
    const shared = await page.waitForFunction(() => (globalThis as { shared?: ShareData }).shared);
    assert.deepEqual(await shared.jsonValue(), {
      title: await page.$eval('h1', (heading) => heading.textContent),
      url: await page.$eval('link[rel=canonical]', (link) => link.getAttribute('href')),
    });
  });
});

/** Scrolls to the end in steps of a window, so that everything has been visible once. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
}
