import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { decodePolyline } from '../../../views/domain/polygon/decode-polyline.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { DESKTOP, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import { mapDrawn } from '../../support/map-view.ts';

const SHEET = '.map-draw-sheet';
const START = '.map-draw button';

describe('an area drawn on the map of a list', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const list = (locale: 'nl' | 'de' = 'nl') =>
    site.origin + createLinks(site.parts.source.paths, locale).list(emptyQuery('sale'));

  async function openMap(page: Page, url = list()): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    const isPhone = (page.viewport()?.width ?? 0) < 1024;
    await page.click(isPhone ? '.list-map-foot button' : '.list-map-head button');
    await page.waitForSelector('.map-marker, .map-cluster, .map-area-count');
    await mapDrawn(page);
  }
  async function startDrawing(page: Page): Promise<{ x: number; y: number }> {
    await page.click(START);
    await page.waitForSelector(SHEET);
    return page.$eval(SHEET, (sheet) => {
      const { left, top, width, height } = sheet.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }
  const polygon = (page: Page) =>
    page.evaluate(() => new URLSearchParams(location.search).get('polygon') ?? undefined);
  const applied = (page: Page) =>
    page.waitForFunction(
      () => location.search.includes('polygon=') && document.querySelector('.map-drawn'),
    );
  const place = (page: Page) =>
    page.$eval('.leaflet-map-pane', (pane) => pane.getAttribute('style'));
  const totalOf = (drawn: string) =>
    site.parts.source.catalogue.port('nl').list({ ...emptyQuery('sale'), polygon: drawn }, 1).total;
  /** The heading of the list and the line of the map say so many homes and projects together. */
  const counted = (page: Page, total: number) =>
    page.waitForFunction(
      (wanted) =>
        ['.list-count', '.map-bar [role=status]'].every((selector) => {
          const numbers = document.querySelector(selector)?.textContent?.match(/\d+/g) ?? [];
          return numbers.reduce((sum, one) => sum + Number(one), 0) === wanted;
        }),
      {},
      total,
    );

  it('is drawn by a mouse while the map stays still, filters, and is removed', async () => {
    const { page, complaints } = await visit({ viewport: DESKTOP });
    await openMap(page);
    const before = await place(page);
    const { x, y } = await startDrawing(page);
    await page.mouse.move(x + 120, y);
    await page.mouse.down();
    for (let at = 1; at < 40; at += 1) {
      const turn = (at / 40) * 2 * Math.PI;
      await page.mouse.move(x + 120 * Math.cos(turn), y + 120 * Math.sin(turn));
    }
    assert.equal(await place(page), before);
    await page.mouse.up();
    await applied(page);
    const text = (await polygon(page)) ?? '';
    const { length } = decodePolyline(text) ?? [];
    assert.ok(length >= 8 && length <= 60, `${length} corners`);
    const total = totalOf(text);
    assert.ok(total > 0);
    await page.waitForFunction(() => document.querySelectorAll('.map-draw button').length === 2);
    await counted(page, total);
    assert.equal(await page.$eval('.chip', (chip) => chip.textContent?.includes('getekend')), true);
    const follow = () =>
      page.$eval('.map-follow', (label) => ({
        text: label.textContent,
        isOn: label.querySelector('input')?.matches(':checked:enabled'),
      }));
    const off = { text: 'In uw getekende gebied zoekt de kaart niet mee', isOn: false };
    assert.deepEqual(await follow(), off);
    await page.click('.map-draw button:last-child');
    await page.waitForFunction(() => !location.search.includes('polygon='));
    await page.waitForFunction(() => !document.querySelector('.map-drawn'));
    assert.deepEqual(await follow(), { text: 'Zoek als ik de kaart verschuif', isOn: true });
    await page.evaluate(() => history.back());
    await page.waitForSelector('.chip');
    assert.equal(await polygon(page), text);
    assert.deepEqual(complaints, []);
  });

  it('is drawn corner by corner with a finger, each of which can be taken back', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openMap(page);
    const { x, y } = await startDrawing(page);
    const tap = async (dx: number, dy: number) => page.touchscreen.tap(x + dx, y + dy);
    const drawn = () => page.$$eval(`${SHEET} circle`, (circles) => circles.length);
    await tap(-90, -90);
    await tap(90, -90);
    await tap(0, 0);
    assert.equal(await drawn(), 3);
    await page.click('.map-draw-bar button');
    assert.equal(await drawn(), 2);
    await tap(90, 20);
    await tap(-90, 20);
    await page.click('.map-draw-bar button:nth-of-type(2)');
    await applied(page);
    assert.equal(decodePolyline((await polygon(page)) ?? '')?.length, 4);
    assert.ok(await page.$('.map-panel:is([open], :popover-open)'));
    assert.deepEqual(complaints, []);
  });

  it('ends by Escape without a change, and says when a stroke is too small', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await openMap(page);
    const { x, y } = await startDrawing(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 9, y + 3, { steps: 3 });
    await page.mouse.up();
    await page.waitForFunction(() =>
      document.querySelector('.map-draw-bar [role=status]')?.textContent?.includes('te klein'),
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction((sheet) => !document.querySelector(sheet), {}, SHEET);
    assert.ok(await page.$('.map-panel:is([open], :popover-open)'));
    assert.equal(await page.evaluate(() => location.search.includes('polygon')), false);
    assert.equal(await page.$eval(START, (button) => button === document.activeElement), true);
  });

  for (const device of [DESKTOP, PHONE]) {
    it(`leads who has no pointer to the list of places, at ${device.width} px`, async () => {
      const { page } = await visit({ viewport: device });
      await openMap(page, list('de'));
      await page.focus(START);
      await page.keyboard.press('Enter');
      await page.waitForSelector(SHEET);
      await page.waitForFunction(
        () => document.activeElement?.classList.contains('map-draw-bar') === true,
      );
      assert.deepEqual(await violations(page), []);
      await page.keyboard.press('Tab');
      assert.equal(
        await page.evaluate(() => document.activeElement?.textContent),
        'Lieber Gemeinden wählen',
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (within) => document.activeElement?.closest(within) instanceof Element,
        {},
        device === PHONE ? '#filters:popover-open' : '#filters .regions',
      );
    });
  }
});
