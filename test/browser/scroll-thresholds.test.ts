import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { HEADER_SCROLL, HEADER_SCROLL_OVER } from '../../views/domain/timings.ts';
import { scrolledTo, useBrowser } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

describe('scrolling', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(template: string): Promise<Page> {
    const { page } = await visit();
    await page.goto(site.origin + templates(site, 'nl')[template], { waitUntil: 'load' });
    return page;
  }

  it('changes the header past 125 px, and back', async () => {
    assert.equal(HEADER_SCROLL, 125);
    const page = await open('sale list');
    await scrolledTo(page, 600);
    await page.waitForSelector('html[data-scrolled]');
    for (const [y, isScrolled] of [
      [124, false],
      [126, true],
      [125, false],
    ] as const) {
      await scrolledTo(page, y);
      assert.equal(await isMarked(page), isScrolled, `${y} px`);
    }
  });

  it('moves all that is in the header’s line but the drawer, and the wordmark nowhere else', async () => {
    const page = await open('home for sale');
    await scrolledTo(page, 600);
    await page.waitForSelector('html[data-scrolled]');
    const moved = await page.$$eval('.header-line > *, .header-line .drawer-button', (all) =>
      all.map((one) => {
        for (const animation of one.getAnimations()) animation.finish();
        const shift = new DOMMatrix(getComputedStyle(one).transform).f;
        return { of: one.outerHTML.slice(0, 80), stays: one.matches('.drawer'), shift };
      }),
    );
    assert.ok(moved.length >= 6);
    for (const { of, stays, shift } of moved) assert.equal(shift < 0, !stays, of);
    await page.emulateMediaType('print');
    const printed = await page.$eval('.sheet .wordmark', (one) => getComputedStyle(one).transform);
    assert.equal(printed, 'none');
  });

  it('changes a header that lies over a photograph past the first pixel', async () => {
    assert.equal(HEADER_SCROLL_OVER, 0);
    const page = await open('home');
    assert.ok(await page.$('[data-header=over]'));
    await scrolledTo(page, 1);
    await page.waitForSelector('html[data-scrolled]');
    await scrolledTo(page, 0);
    assert.equal(await isMarked(page), false);
    await scrolledTo(page, 1);
    assert.equal(await isMarked(page), true);
  });

  it('lets the border of the manager’s box appear past 50 px', async () => {
    const page = await open('home for sale');
    for (const [y, isVisible] of [
      [49, false],
      [52, true],
      [0, false],
    ] as const) {
      await scrolledTo(page, y);
      const { visibility, opacity } = await borderOf(page);
      assert.equal(visibility === 'visible' && opacity > 0, isVisible, `${y} px`);
    }
    await scrolledTo(page, 200);
    assert.deepEqual(await borderOf(page), { visibility: 'visible', opacity: 1 });
  });
});

const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));

const borderOf = (page: Page) =>
  page.$eval('.manager', (box) => {
    const { visibility, opacity } = getComputedStyle(box, '::before');
    return { visibility, opacity: Number(opacity) };
  });
