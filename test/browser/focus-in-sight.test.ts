import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, hydrated, openPage, PHONE, scrolledTo, useBrowser } from '../support/browser.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import { openFiltersSheet } from '../support/lists/filters-sheet.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

// WCAG 2.4.11: what has the focus is not covered by fixed elements.
describe('what has the focus on a phone', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(name: string, consent?: 'undecided'): Promise<Page> {
    const { page } = await visit({ viewport: PHONE, ...(consent && { consent }) });
    await openPage(page, site.origin + templates(site, 'de')[name]);
    return page;
  }

  /** Of up to 40 tab stops, those outside of these elements whose centre is covered by one. */
  async function hiddenUnder(page: Page, fixed: string): Promise<string[]> {
    const hidden: string[] = [];
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press('Tab');
      const under = await page.evaluate((covers) => {
        const element = document.activeElement;
        if (!element || element.closest(covers)) return '';
        const { top, bottom, height } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        const isUnder = [...document.querySelectorAll(covers)].some((cover) => {
          const box = cover.getBoundingClientRect();
          return height < innerHeight / 2 && middle > box.top && middle < box.bottom;
        });
        return isUnder ? element.outerHTML.slice(0, 200) : '';
      }, fixed);
      if (under !== '') hidden.push(under);
    }
    return hidden;
  }

  it('is not under the foot or the head of the filters', async () => {
    const page = await open('sale list');
    await openFiltersSheet(page);
    assert.deepEqual(await hiddenUnder(page, '.filters-head, .filters-foot'), []);
  });

  it('is not under what floats at the foot of a list', async () => {
    const page = await open('sale list');
    await scrolledTo(page, 400);
    await page.waitForFunction(() => document.querySelector('.list-bar')?.checkVisibility());
    await page.focus('[data-page] > :nth-child(2) a');
    const floating = '.list-bar .button, .list-map-foot .list-map-ask';
    assert.deepEqual(await hiddenUnder(page, floating), []);
  });

  it('has what floats at the foot of a list in one row, nothing over another', async () => {
    const { page } = await visit({ viewport: { ...PHONE, width: 321 } });
    for (const locale of LOCALES) {
      await page.goto(site.origin + (templates(site, locale)['sale list'] ?? ''));
      await scrolledTo(page, 800);
      await page.waitForFunction(() => document.querySelector('.list-bar')?.checkVisibility());
      const boxes = await page.$$eval('.list-bar .button, .list-map-foot .button', (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const [map, filters, order] = boxes;
      assert.ok(filters && order && map);
      assert.equal(new Set(boxes.map(({ top }) => Math.round(top))).size, 1);
      const isApart = filters.right < order.left && order.right + 4 <= map.left;
      assert.ok(isApart && map.right <= 321, `${locale} ${JSON.stringify(boxes)}`);
    }
  });

  for (const name of ['home', 'sale list', 'home for sale', 'question']) {
    it(`is not under the consent sheet: ${name}`, async () => {
      const page = await open(name, 'undecided');
      await page.waitForSelector('#consent:not([hidden])');
      assert.deepEqual(await hiddenUnder(page, '#consent'), []);
    });
  }

  it('is not under the bar at the foot of a home', async () => {
    const page = await open('home for sale');
    assert.deepEqual(await hiddenUnder(page, '.contact-bar'), []);
  });
});

describe('a text area that is reached by Tab', () => {
  const visit = useBrowser();

  it('is seen whole', async () => {
    const site = await sharedSite();
    const { page } = await visit({ viewport: PHONE });
    await openPage(page, site.origin + templates(site, 'nl')['question']);
    const before = '.form-field:has(+ .form-field textarea) :is(input, select)';
    await page.focus(before);
    await hydrated(page, 'textarea');
    // Its first line is in sight, its last one is not.
    await page.$eval('textarea', (area) => {
      scrollBy(0, area.getBoundingClientRect().top - innerHeight + 40);
    });
    await page.keyboard.press('Tab');
    const { top, bottom, height } = await page.$eval('textarea', (area) => ({
      ...area.getBoundingClientRect().toJSON(),
      height: innerHeight,
    }));
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    assert.ok(top >= 0 && bottom <= height, `${top} to ${bottom} of ${height}`);
  });
});

describe('the ring of the focus in the filters', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(viewport: typeof PHONE | typeof DESKTOP): Promise<Page> {
    const { page } = await visit({ viewport });
    await openPage(page, site.origin + templates(site, 'de')['sale list']);
    return page;
  }

  /** The visible fields and buttons whose ring, 5 px around them, an ancestor cuts at a side. */
  const cut = (page: Page) =>
    page.$$eval('.filters-form :is(input, select, button)', (fields) => {
      const RING = 5;
      const clips = (field: Element) => {
        const { left, right } = field.getBoundingClientRect();
        for (let box = field.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const start = box.getBoundingClientRect().left + box.clientLeft;
          if (left - RING < start || right + RING > start + box.clientWidth) return true;
        }
        return false;
      };
      const shown = fields.filter((field) => field.checkVisibility());
      return shown.length === 0 ? ['no field'] : shown.filter(clips).map((f) => f.outerHTML);
    });

  it('is whole in the sheet of a phone', async () => {
    const page = await open(PHONE);
    await openFiltersSheet(page);
    await page.waitForSelector('.filters-sheet[role=dialog]');
    assert.deepEqual(await cut(page), []);
  });

  it('is whole in each panel of a wide screen', async () => {
    const page = await open(DESKTOP);
    for (const field of ['[name=type]', '[type=range]', '[name=bedrooms]', '[name=energy]']) {
      await page.click(`.filter:has(${field}) > button`);
      await page.waitForSelector(`.filter-panel:popover-open ${field}`);
      await hydrated(page, field);
      assert.deepEqual(await cut(page), [], field);
    }
  });
});
