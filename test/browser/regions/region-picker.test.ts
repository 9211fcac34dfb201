import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { openPage, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';

const FIELD = '.regions-input';
const OPEN = '.regions-list:not([hidden])';

describe('the region picker of a list', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(query = '', options = {}): Promise<Page> {
    const { page } = await visit(options);
    const list = site.origin + templates(site, 'nl')['sale list'];
    await openPage(page, list + query);
    return page;
  }

  /** The page with the picker hydrated and its field focused. */
  async function focused(query = ''): Promise<Page> {
    const page = await open(query);
    await page.focus('.regions select, .regions-input');
    await page.waitForSelector(FIELD);
    await page.focus(FIELD);
    return page;
  }

  const regions = (page: Page) => new URL(page.url()).searchParams.getAll('region');
  const addressHolds = (page: Page, count: number) =>
    page.waitForFunction(
      (wanted) => new URLSearchParams(location.search).getAll('region').length === wanted,
      {},
      count,
    );

  it('adds what Enter takes, and takes away the last with Backspace', async () => {
    const page = await focused();
    await page.keyboard.type('Lüttich');
    await page.keyboard.press('Enter');
    await addressHolds(page, 1);
    assert.deepEqual(regions(page), ['Luik']);
    await page.keyboard.type('Gent');
    await page.waitForSelector(`${OPEN} [data-active]`);
    await page.keyboard.press('Enter');
    await addressHolds(page, 2);
    assert.equal(regions(page)[1], 'Gent');
    await page.keyboard.press('Backspace');
    await addressHolds(page, 1);
    assert.deepEqual(regions(page), ['Luik']);
  });

  it('is a combobox of several choices, at most 20 rem high', async () => {
    const page = await focused('?region=Gent|9000');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(OPEN);
    const { role, expanded, controls } = await page.$eval(FIELD, (field) => ({
      role: field.getAttribute('role'),
      expanded: field.getAttribute('aria-expanded'),
      controls: field.getAttribute('aria-controls'),
    }));
    assert.deepEqual([role, expanded], ['combobox', 'true']);
    const list = await page.$eval(OPEN, (element) => ({
      id: element.id,
      several: element.getAttribute('aria-multiselectable'),
      height: element.getBoundingClientRect().height,
    }));
    assert.equal(list.id, controls);
    assert.equal(list.several, 'true');
    assert.ok(list.height <= 320);
    const chosen = await page.$$eval(`${OPEN} [aria-selected=true]`, (all) =>
      all.map((option) => option.textContent),
    );
    assert.deepEqual(chosen, ['Gent [9000]']);
    assert.deepEqual(await violations(page), []);
  });

  it('closes after it is left, and keeps a text that chose nothing, with a message', async () => {
    const page = await focused();
    await page.keyboard.type('xqzw');
    await page.waitForSelector('.regions .combo-none');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.regions-failed');
    const text = await page.$eval(FIELD, (field) => (field as HTMLInputElement).value);
    assert.equal(text, 'xqzw');
    assert.deepEqual(regions(page), []);
  });

  it('is left by Tab to what comes next, though its list scrolls', async () => {
    const page = await focused();
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(OPEN);
    const scrolls = await page.$eval(OPEN, (list) => list.scrollHeight > list.clientHeight);
    assert.ok(scrolls, 'the list has too few places for this test');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.regions-list[hidden]');
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    assert.ok(!isLost, 'the focus was lost');
  });

  it('announces to screen readers what was added', async () => {
    const page = await focused();
    await page.keyboard.type('9000');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.regions [role=status]')].some(
        (status) => status.textContent === 'Gent [9000] toegevoegd',
      ),
    );
  });

  it('adds and takes away places without JavaScript', async () => {
    const page = await open('', { javaScript: false, viewport: PHONE });
    const values = await page.$$eval('.regions option', (all) => all.map((option) => option.value));
    assert.ok(values.includes('Gent|9000'));
    const chosen = await open('?region=Gent|9000&region=Luik|4000', { javaScript: false });
    const boxes = await chosen.$$eval('.regions-chosen input', (all) =>
      all.map((box) => [box.getAttribute('name'), box.getAttribute('value')]),
    );
    assert.deepEqual(boxes, [
      ['region', 'Gent|9000'],
      ['region', 'Luik|4000'],
    ]);
  });
});
