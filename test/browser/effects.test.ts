import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'puppeteer';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { AgencyCopy } from '../support/agency-copy.ts';
import { DESKTOP, drawn, openPage, useBrowser, type VisitOptions } from '../support/browser.ts';
import { type LiveSite, liveSite, templates } from '../support/live-site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
/** The last section of the home page's main part. */
const LAST = '.page-main > .module:last-child > section';

/** Spec section 1: `showEffects` and `triggerEffectsOnce`. */
describe('sections that move as they come into view', () => {
  const visit = useBrowser();
  const copy = new AgencyCopy(DEMO);
  let site: LiveSite;
  before(async () => {
    site = await liveSite({ env: { SITE_DIR: copy.dir } });
  });
  after(() => site.close());

  async function open(
    effects: Pick<SiteInfo, 'showEffects' | 'triggerEffectsOnce'>,
    { isReduced = false, ...options }: VisitOptions & { isReduced?: boolean } = {},
  ): Promise<Page> {
    copy.edit<SiteInfo>('site.json', (info) => Object.assign(info, effects));
    await site.parts.live.reload();
    const { page } = await visit(options);
    const value = isReduced ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await openPage(page, site.origin + templates(site, 'nl')['home']);
    return page;
  }

  const scrollTo = async (page: Page, selector: string) => {
    await page.$eval(selector, (one) => one.scrollIntoView({ behavior: 'instant' }));
    await drawn(page);
  };

  it('rise once with both', async () => {
    const page = await open({ showEffects: true, triggerEffectsOnce: true });
    await page.waitForSelector(`${LAST}.below`);
    assert.equal(await shift(page), 12);
    await scrollTo(page, LAST);
    await page.waitForSelector(`${LAST}:not(.below)`);
    await scrollTo(page, 'body');
    assert.equal(await page.$(`${LAST}.below`), null);
  });

  it('rise each time without triggerEffectsOnce', async () => {
    const page = await open({ showEffects: true, triggerEffectsOnce: false });
    await page.waitForSelector(`${LAST}.below`);
    await scrollTo(page, LAST);
    await page.waitForSelector(`${LAST}:not(.below)`);
    await scrollTo(page, 'body');
    await page.waitForSelector(`${LAST}.below`);
  });

  for (const triggerEffectsOnce of [true, false]) {
    it(`stand still without showEffects, triggerEffectsOnce ${triggerEffectsOnce}`, async () => {
      const page = await open({ showEffects: false, triggerEffectsOnce });
      await isStill(page);
    });
  }

  for (const triggerEffectsOnce of [true, false]) {
    it(`stand still with reduced motion, triggerEffectsOnce ${triggerEffectsOnce}`, async () => {
      const page = await open({ showEffects: true, triggerEffectsOnce }, { isReduced: true });
      await isStill(page);
    });
  }

  it('stand still without script', async () => {
    const page = await open(
      { showEffects: true, triggerEffectsOnce: true },
      { javaScript: false, viewport: DESKTOP },
    );
    assert.equal(await page.$('.below'), null);
  });

  /** Nothing is moved at the top, nor after the end was seen. */
  async function isStill(page: Page): Promise<void> {
    for (const selector of [LAST, 'body']) {
      await scrollTo(page, selector);
      assert.equal(await page.$('.below'), null);
      assert.equal(await shift(page), 0);
    }
  }
});

/** Pixels by which the last section stands lower, where its transition ends. */
function shift(page: Page): Promise<number> {
  return page.$eval(LAST, (section) => {
    for (const animation of section.getAnimations()) animation.finish();
    return new DOMMatrix(getComputedStyle(section).transform).f;
  });
}
