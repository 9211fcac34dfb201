import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'puppeteer';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { AgencyCopy } from '../support/agency-copy.ts';
import { useBrowser } from '../support/browser.ts';
import { galleryUrl, photo, viewerShows } from '../support/gallery-viewer.ts';
import { liveSite, type OpenSite, sharedSite } from '../support/live-site.ts';
import { forgetTransition, moved, recordTransitions } from '../support/transitions.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
const NAME = 'home-photo';

describe('view transitions', () => {
  const visit = useBrowser();

  /** A list with the card of a home. */
  async function openList(site: OpenSite, isReduced = false): Promise<[Page, string]> {
    const { page } = await visit({ isWhole: true });
    if (isReduced) {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    }
    await recordTransitions(page);
    const { pathname, origin } = new URL(galleryUrl(site));
    const list = pathname.slice(0, pathname.lastIndexOf('/'));
    await page.goto(`${origin}${list}?region=Gentbrugge%7C9050`, { waitUntil: 'load' });
    return [page, `[data-card] a[href="${pathname}"]`];
  }

  async function follow(page: Page, go: () => Promise<unknown>): Promise<unknown> {
    await forgetTransition(page);
    await Promise.all([page.waitForNavigation(), go()]);
    return moved(page);
  }

  const named = (page: Page) =>
    page.$$eval(
      '*',
      (all, name) => all.filter((one) => getComputedStyle(one).viewTransitionName === name).length,
      NAME,
    );

  it('let the photograph of a card grow into the first one of its page', async () => {
    const [page, card] = await openList(await sharedSite());
    assert.equal(await follow(page, () => page.click(card)), NAME);
    await page.click(photo(1));
    await viewerShows(page, '1 / 5', 1);
    assert.equal(await named(page), 1);
  });

  it('are absent if the browser does not expose the destination', async () => {
    const { page, complaints } = await visit({ isWhole: true });
    await page.goto(galleryUrl(await sharedSite()), { waitUntil: 'load' });
    await page.evaluate(() => {
      const viewTransition = { ready: Promise.reject(new Error()), finished: Promise.resolve() };
      const activation = { entry: null, from: null, navigationType: 'traverse' };
      dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }));
    });
    assert.equal(await named(page), 1);
    assert.deepEqual(complaints, []);
  });

  it('let it shrink back into its card on the way back, and grow again', async () => {
    const [page, card] = await openList(await sharedSite());
    await follow(page, () => page.click(card));
    assert.equal(await follow(page, () => page.goBack()), NAME);
    const name = (selector: string) =>
      page.$eval(selector, (one) => getComputedStyle(one).viewTransitionName);
    assert.ok(['none', NAME].includes(await name(`${card} img`)));
    assert.equal(await follow(page, () => page.goForward()), NAME);
  });

  it('lead from a home to a similar one and back', async () => {
    const { page } = await visit({ isWhole: true });
    await recordTransitions(page);
    await page.goto(galleryUrl(await sharedSite()), { waitUntil: 'load' });
    const card = '.module-similar-homes [data-card] a';
    assert.equal(await follow(page, () => page.click(card)), NAME);
    assert.equal(await follow(page, () => page.goBack()), NAME);
  });

  it('are skipped without an error if a second card is clicked while the page of the first loads', async () => {
    const { page, complaints } = await visit({ isWhole: true });
    const { pathname, origin } = new URL(galleryUrl(await sharedSite()));
    await page.goto(`${origin}${pathname.slice(0, pathname.lastIndexOf('/'))}`);
    const second = await page.evaluate(() => {
      const [first, other] = document.querySelectorAll<HTMLAnchorElement>(
        '#list-results [data-card] a',
      );
      // The moment in which the first page has come and the transition to it begins.
      addEventListener('pageswap', () => other?.click(), { once: true });
      first?.click();
      return other?.href;
    });
    await page.waitForFunction((url) => location.href === url, {}, second);
    assert.deepEqual(
      complaints.filter((text) => text.includes('Transition')),
      [],
    );
  });

  it('are absent with reduced motion', async () => {
    const [page, card] = await openList(await sharedSite(), true);
    assert.equal(await follow(page, () => page.click(card)), 'nothing');
    assert.equal(await follow(page, () => page.goBack()), 'nothing');
  });

  it('are absent where the site shows no effects', async () => {
    const copy = new AgencyCopy(DEMO);
    copy.edit<SiteInfo>('site.json', (info) => {
      info.showEffects = false;
    });
    const site = await liveSite({ env: { SITE_DIR: copy.dir } });
    try {
      const [page, card] = await openList(site);
      assert.equal(await follow(page, () => page.click(card)), 'nothing');
    } finally {
      await site.close();
    }
  });
});
