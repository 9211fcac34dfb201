import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { openPage, PHONE, useBrowser, violations } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

describe('with the keyboard alone', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let paths: Record<string, string>;
  before(async () => {
    site = await sharedSite();
    paths = templates(site, 'de');
  });

  async function open(name: string, options = {}): Promise<Page> {
    const { page } = await visit(options);
    await openPage(page, site.origin + paths[name]);
    return page;
  }

  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('a, button, select, summary, main')?.id);

  /** Presses Tab until the focused element matches. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press('Tab');
      const isThere = await page.evaluate((s) => document.activeElement?.matches(s), selector);
      if (isThere) return;
    }
    assert.fail(`Tab never came to ${selector}`);
  }

  it('the first stop leads past the header, and is seen', async () => {
    const page = await open('sale list');
    await page.keyboard.press('Tab');
    const { top, left } = await page.$eval('.skip', (link) =>
      link.getBoundingClientRect().toJSON(),
    );
    assert.ok(top >= 0 && left >= 0, 'the skip link is out of sight');
    await page.keyboard.press('Enter');
    assert.equal(await focused(page), 'content');
  });

  it('every stop shows where the focus is', async () => {
    const page = await open('home for sale');
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'left the page';
        const own = getComputedStyle(element);
        const label = element.closest('label');
        const ring = label ? getComputedStyle(label) : own;
        return [own, ring].some((s) => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)
          ? 'seen'
          : element.outerHTML.slice(0, 200);
      });
      if (outline === 'left the page') break;
      assert.equal(outline, 'seen');
    }
  });

  it('the menu opens, keeps the focus, closes with Escape and gives the focus back', async () => {
    const page = await open('sale list', { viewport: PHONE });
    await tabTo(page, '.drawer > summary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.drawer[open]');
    assert.deepEqual(await violations(page), []);
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab');
      const isWithin = await page.evaluate(
        () => document.activeElement?.closest('.drawer') !== null,
      );
      assert.ok(isWithin, 'the focus left the open menu');
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('.drawer:not([open])');
    const isBack = await page.evaluate(() => document.activeElement?.matches('.drawer > summary'));
    assert.ok(isBack, 'the focus was not given back');
  });

  it('the language is switched', async () => {
    const page = await open('sale list');
    await tabTo(page, '[popovertarget=languages]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#languages:popover-open');
    assert.deepEqual(await violations(page), []);
    await tabTo(page, '#languages a[hreflang=fr]');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, templates(site, 'fr')['sale list']);
  });

  it('choosing an order sorts the list', async () => {
    const page = await open('sale list');
    await tabTo(page, 'select[name=order]');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => location.search.includes('order=price-asc'));
  });
});
