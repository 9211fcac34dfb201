import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { isForAxe } from '../../support/axe-matrix.ts';
import {
  DESKTOP,
  hydrated,
  openPage,
  overflow,
  PHONE,
  settled,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';
import { mapDrawn } from '../../support/map-view.ts';

const ASK = '.place-map-ask button';
/** URL paths that only the map requests. */
const OF_MAP = /\/tiles\/(?!\w+\/still)|\/api\/map|\/js\/map\.|\/css\/map\./;
const EXACT = 'home for sale';
const HIDDEN = 'home without a published address';

describe('the map of a home', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const pageOf = (template: string, locale: 'nl' | 'de' = 'nl') =>
    site.origin + templates(site, locale)[template];

  async function open(page: Page, url: string): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    await page.click(ASK);
    await page.waitForSelector('.map-sign, .map-area');
    await mapDrawn(page);
  }

  it('fetches nothing before it is opened, and then only from the site', async () => {
    const { page, requests, complaints } = await visit();
    await openPage(page, pageOf(EXACT));
    await page.hover(ASK);
    await hydrated(page, ASK);
    await settled(page);
    assert.deepEqual(
      requests.filter((url) => OF_MAP.test(url)),
      [],
    );
    await page.click(ASK);
    await page.waitForSelector('.map-sign');
    await mapDrawn(page);
    for (const part of ['/tiles/', '/js/map.', '/css/map.']) {
      assert.ok(
        requests.some((url) => url.includes(part)),
        part,
      );
    }
    const foreign = requests.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url));
    assert.ok(foreign.every(({ origin }) => origin === site.origin));
    assert.ok(!requests.some((url) => url.includes('/api/')));
    assert.deepEqual(complaints, []);
  });

  it('is a drawing whose names the frame does not cut, however small it is', async () => {
    const { page } = await visit();
    await openPage(page, pageOf(EXACT));
    const shown: number[] = [];
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [768, 640],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewport({ width, height });
      const names = await page.$eval('.static-map .map-names', (svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')]
          .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .map(({ name, box }) => ({
            name,
            isCut:
              box.left < frame.left ||
              box.right > frame.right ||
              box.top < frame.top ||
              box.bottom > frame.bottom,
          }));
      });
      const cut = names.filter(({ isCut }) => isCut).map(({ name }) => name);
      assert.deepEqual(cut, [], `${width} × ${height}`);
      shown.push(names.length);
    }
    assert.ok(shown[0]! >= 1 && shown[0]! < shown.at(-1)!, shown.join());
  });

  it('is a plate of 30 by 42 with its tip on the home, with names that it does not cover', async () => {
    const { page } = await visit();
    await open(page, pageOf(EXACT));
    await page.waitForSelector('.map-world .map-name-part');
    const {
      tiles,
      sign,
      map,
      areFree: isFree,
    } = await page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
      const images = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
      const world = boxOf('.map-world');
      const plate = boxOf('.map-sign');
      const names = [...document.querySelectorAll('.map-world .map-names text')];
      const areFree = names.every((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return right < plate.left || left > plate.right || bottom < plate.top || top > plate.bottom;
      });
      return { tiles: images.map(({ src }) => src), sign: plate, map: world, areFree };
    });
    assert.ok(tiles.length > 0 && tiles.every((src) => /\/12\/\d+\/\d+\.svg$/.test(src)));
    assert.ok(isFree);
    assert.deepEqual([sign.width, sign.height], [30, 42]);
    assert.ok(Math.abs(sign.x + 15 - (map.x + map.width / 2)) <= 1);
    assert.ok(Math.abs(sign.bottom - (map.y + map.height / 2)) <= 1);
    const name = await page.$eval('.map-sign', (one) => `${one.role} ${one.ariaLabel}`);
    assert.match(name, /^img Kaart: .+ \d+.*, \d{4} /);
  });

  it('is the municipality’s outline, wholly in sight, where the address is hidden', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport });
      await open(page, pageOf(HIDDEN));
      assert.equal(await page.$('.map-marker'), null);
      await page.waitForFunction(
        () => document.querySelector('.map-area')!.getBoundingClientRect().width > 20,
      );
      const corners = await page.$eval('.map-area', (area) => area.getAttribute('d')!.split('L'));
      assert.ok(corners.length > 30, 'a circle');
      const isInSight = await page.evaluate(() => {
        const [area, map] = ['.map-area', '.map-world'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return area!.left > map!.left && area!.right < map!.right && area!.top > map!.top;
      });
      assert.ok(isInSight);
      const note = await page.$eval('.place-map-note', (one) => one.textContent);
      assert.match(note, /omgeving, niet het adres/);
    }
  });

  it('opens, is moved and closes by keyboard, and the focus stays', async () => {
    const { page, complaints } = await visit();
    await page.goto(pageOf(EXACT), { waitUntil: 'load' });
    await page.focus(ASK);
    const names = page.waitForResponse((response) => response.url().includes('/names/'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.map-sign');
    const atButton = () => page.$eval(ASK, (button) => button === document.activeElement);
    assert.ok(await atButton());
    assert.equal(await page.$eval(ASK, (button) => button.ariaExpanded), 'true');
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.map-world')));
    const at = () => page.$eval('.map-sign', (sign) => sign.getBoundingClientRect().x);
    const before = await at();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (x) => document.querySelector('.map-sign')!.getBoundingClientRect().x < x,
      {},
      before,
    );
    // A map that closes earlier gives them up, which is a complaint.
    await (await names).buffer();
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.map'));
    assert.ok(await atButton());
    assert.deepEqual(complaints, []);
  });

  it('leaves the wheel to the page', async () => {
    const { page } = await visit();
    await open(page, pageOf(EXACT));
    await page.hover('.map-world');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel({ deltaY: 200 });
    await page.waitForFunction((y) => scrollY > y, {}, before);
    assert.ok(await page.$('.leaflet-tile[src*="/12/"]'));
  });

  for (const viewport of [PHONE, DESKTOP]) {
    for (const locale of ['nl', 'de'] as const) {
      it(`is clean in ${locale} at ${viewport.width} px`, async () => {
        for (const template of [EXACT, HIDDEN, 'sold home']) {
          const { page, complaints } = await visit({ viewport });
          await open(page, pageOf(template, locale));
          assert.ok((await overflow(page)) <= 0);
          if (isForAxe(locale, viewport)) assert.deepEqual(await violations(page), []);
          assert.deepEqual(complaints, []);
        }
      });
    }
  }

  it('is a static map without JavaScript, beside the address', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(pageOf(EXACT));
    assert.equal((await (await page.$(ASK))?.boundingBox()) ?? null, null);
    const still = await (await page.$('.static-map > img'))?.boundingBox();
    assert.ok(still && still.width > 300 && still.height > 250);
    const address = await page.$eval('.place-address', (one) => one.textContent);
    assert.match(address, /\d{4} /);
  });
});
