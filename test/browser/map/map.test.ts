import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isHome, type ListItem } from '../../../views/domain/list/list-item.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { isForAxe } from '../../support/axe-matrix.ts';
import {
  DESKTOP,
  hydrated,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  settled,
  useBrowser,
  violations,
  withoutGivenUp,
} from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import { mapDrawn } from '../../support/map-view.ts';

/** The button on a desk, and on a phone. */
const ASK = '.list-map-head button';
const ASK_PHONE = '.list-map-foot button';
const MARKERS = '.map-marker, .map-cluster, .map-area-count';
/** URL paths that only the map requests. */
const OF_MAP = /\/tiles\/|\/api\/map|\/js\/list-map\.|\/css\/map\./;

describe('the map of a list', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const listOf = (locale: 'nl' | 'fr' | 'en' | 'de') =>
    site.origin + createLinks(site.parts.source.paths, locale).list(emptyQuery('sale'));
  const shown = (page: Page) => page.$$eval(MARKERS, (markers) => markers.length);

  async function open(page: Page, url = listOf('nl')): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    await page.click((page.viewport()?.width ?? 0) < 1024 ? ASK_PHONE : ASK);
    await page.waitForSelector(MARKERS);
    await mapDrawn(page);
  }

  it('fetches nothing before it is opened, and then only from the site', async () => {
    const { page, requests, complaints } = await visit();
    await openPage(page, listOf('nl'));
    await page.hover(ASK);
    await hydrated(page, ASK);
    await settled(page);
    assert.deepEqual(
      requests.filter((url) => OF_MAP.test(url)),
      [],
    );
    await page.click(ASK);
    await page.waitForSelector(MARKERS);
    await mapDrawn(page);
    for (const part of ['/tiles/', '/api/map-points', '/js/list-map.', '/css/map.']) {
      assert.ok(
        requests.some((url) => url.includes(part)),
        part,
      );
    }
    const foreign = requests.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url));
    assert.ok(foreign.every(({ origin }) => origin === site.origin));
    assert.deepEqual(complaints, []);
  });

  it('counts every home of the list, whatever its page', async () => {
    const { page } = await visit();
    await open(page);
    const positions = site.parts.source.catalogue.port('nl').positions(emptyQuery('sale'));
    const total = positions.length;
    const projects = positions.filter(({ isProject }) => isProject).length;
    assert.equal(
      await page.$eval('.map-bar [role=status]', (status) => status.textContent),
      `${total - projects} panden en ${projects} projecten op de kaart`,
    );
    const counts = await page.$$eval(MARKERS, (markers) =>
      markers.map((one) => (one.matches('.map-marker') ? 1 : Number(one.textContent))),
    );
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      total,
    );
  });

  it('says what it shows on at most two lines of a small phone', async () => {
    const { page } = await visit();
    await open(page, listOf('de'));
    await page.setViewport({ width: 320, height: 568 });
    const height = await page.$eval('.map-bar [role=status]', (status) => status.clientHeight);
    assert.ok(height <= 44, `${height} px`);
  });

  it('is opened by keyboard beside the list, with the focus in sight', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await openPage(page, listOf('nl'));
    await page.focus(ASK);
    await page.keyboard.press('Enter');
    await page.waitForSelector(MARKERS);
    await mapDrawn(page);
    const { top, bottom, height, isFocused } = await page.$eval(ASK, (one) => ({
      ...one.getBoundingClientRect().toJSON(),
      height: innerHeight,
      isFocused: one === document.activeElement,
    }));
    assert.ok(isFocused);
    assert.ok(top >= 0 && bottom <= height, `${top} to ${bottom} of ${height}`);
  });

  it('is operated by keyboard: a cluster opens, a marker has a name, Escape closes', async () => {
    const { page, complaints } = await visit();
    await open(page);
    const before = await shown(page);
    await page.focus('.map-cluster');
    const name = await page.$eval('.map-cluster', (cluster) => cluster.ariaLabel);
    assert.match(name ?? '', /^\d+ resultaten dicht bij elkaar$/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (selector, count) => document.querySelectorAll(selector).length !== count,
      {},
      MARKERS,
      before,
    );
    await mapDrawn(page);
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.map') !== null));
    await page.focus('.map-marker');
    const home = await page.$eval('.map-marker', (marker) => marker.ariaLabel ?? '');
    assert.match(home, / in /);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.map-cards a');
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest('.map-cards') !== null);
    assert.ok(await inside());
    const card = await page.$eval('.map-cards', (cards) => ({
      name: cards.ariaLabel,
      href: cards.querySelector('a')?.getAttribute('href'),
      picture: cards.querySelector('img')?.getAttribute('src'),
    }));
    assert.equal(card.name, home);
    assert.match(card.href ?? '', /^\/nl\/te-koop\/.+-\d+$/);
    assert.match(card.picture ?? '', /^\/media\//);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.map-cards'));
    assert.equal(await page.evaluate(() => document.activeElement?.ariaLabel), home);
    assert.deepEqual(complaints, []);
  });

  it('shows a home with a hidden address as an area, never as a point', async () => {
    const { page } = await visit();
    const data = site.parts.source.catalogue.port('nl');
    const hidden = data.positions(emptyQuery('sale')).find(({ areaKm }) => areaKm !== undefined);
    assert.ok(hidden);
    const [lat, lng] = [hidden.lat, hidden.lng];
    const bounds = [lat - 0.02, lng - 0.03, lat + 0.02, lng + 0.03].join(',');
    await open(page, `${listOf('nl')}?bounds=${bounds}`);
    await page.waitForSelector('.map-area');
    const name = await page.$eval('.map-area-count', (count) => count.ariaLabel);
    assert.match(name ?? '', /^\d+ in .+, zonder adres$/);
    // The area in the middle: beside it are those of the list around.
    await page.$eval('.map', (map) => {
      const { left, right, top, bottom } = map.getBoundingClientRect();
      const away = (one: Element) => {
        const box = one.getBoundingClientRect();
        return Math.hypot(box.left - (left + right) / 2, box.top - (top + bottom) / 2);
      };
      const counts = [...map.querySelectorAll<HTMLElement>('.map-area-count')];
      counts.toSorted((a, b) => away(a) - away(b))[0]?.click();
    });
    await page.waitForSelector('.map-cards .card-name');
    assert.match(await page.$eval('.map-cards', (cards) => cards.textContent ?? ''), /omgeving/);
  });

  it('has markers in the colours of a home’s label', async () => {
    const { info } = site.parts.source.site;
    const data = site.parts.source.catalogue.port('nl');
    const { items } = data.list(emptyQuery('sale'), 1000);
    const home = items.find((one) => isHome(one) && one.marquee === 2 && one.publishAddress);
    assert.ok(home);
    const label = info.labels.find(({ id }) => id === 2)!;
    const regions = [{ city: home.city, zip: home.zip }];
    const { page } = await visit();
    const links = createLinks(site.parts.source.paths, 'nl');
    await open(page, site.origin + links.list({ ...emptyQuery('sale'), regions }));
    const marker = await page.$eval('.map-marker.plate-label-2', (one) => ({
      text: one.textContent,
      ground: getComputedStyle(one).backgroundColor,
    }));
    const [red, green, blue] = label.backgroundColour
      .match(/[\da-f]{2}/gi)!
      .map((two) => parseInt(two, 16));
    assert.equal(marker.ground, `rgb(${red}, ${green}, ${blue})`);
    assert.match(marker.text, /^€\s[\d.]+$/);
  });

  it('lights the marker of the card that is pointed at', async () => {
    const { page } = await visit();
    await open(page);
    assert.equal(await page.$('.map-lit'), null);
    await page.hover('[data-card] a');
    await page.waitForSelector('.map-lit');
  });

  it('opens whole inside the window, and marks the card of a marker', async () => {
    const { page } = await visit();
    await open(page);
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('.map-panel')!.getBoundingClientRect();
      // Below the header, which is 60 pixels high once scrolled.
      return top >= 60 && bottom <= innerHeight;
    });
    const data = site.parts.source.catalogue.port('nl');
    const positions = data.positions(emptyQuery('sale'));
    const isAlone = ({ position: [lat, lng] = [0, 0] }: ListItem) =>
      positions.filter((one) => Math.hypot(one.lat - lat, one.lng - lng) < 0.1).length === 1;
    const home = data
      .list(emptyQuery('sale'), 1000)
      .items.find((one) => isHome(one) && one.publishAddress && one.position && isAlone(one));
    assert.ok(home);
    const key = String(home.id);
    const around = home.position!.flatMap((degrees) => [degrees - 0.002, degrees + 0.002]);
    const bounds = [around[0], around[2], around[1], around[3]].join();
    await open(page, `${listOf('nl')}?bounds=${bounds}`);
    await page.focus('.map-marker');
    await page.waitForSelector(`[data-card="${key}"].card-on-map`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.map-cards a');
    assert.ok(await page.$(`[data-card="${key}"].card-on-map`));
    await page.keyboard.press('Escape');
    await page.focus('.map-zoom button');
    await page.waitForFunction(() => !document.querySelector('.card-on-map'));
  });

  it('shows the names of towns in the page’s own type, none under a marker', async () => {
    const { page } = await visit();
    await open(page);
    await page.waitForSelector('.map-names .map-name-city');
    const { font, covered } = await page.evaluate((selector) => {
      const markers = [...document.querySelectorAll(selector)].map((one) =>
        one.getBoundingClientRect(),
      );
      const names = [...document.querySelectorAll('.map-names text')];
      const under = names.filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return markers.some(
          (one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom,
        );
      });
      return {
        font: getComputedStyle(document.querySelector('.map-name-city')!).fontFamily,
        covered: under.map(({ textContent }) => textContent),
      };
    }, MARKERS);
    assert.match(font, /^"?Bricolage Grotesque/);
    assert.deepEqual(covered, []);
  });

  for (const viewport of [PHONE, DESKTOP]) {
    it(`lays no price over another marker at ${viewport.width} px, and shows it when it is pointed at`, async () => {
      const { page } = await visit({ viewport });
      await open(page);
      for (let step = 0; step < 3; step++) {
        assert.deepEqual(await overlaps(page), []);
        await page.click('.map-zoom button:first-child');
        await mapDrawn(page);
      }
      const small = await page.$('.map-price.is-small');
      if (!small) return;
      await small.focus();
      assert.notEqual(await small.evaluate((button) => (button as HTMLElement).innerText), '');
    });
  }

  it('can be closed before the names of its towns are there', async () => {
    const { page, complaints } = await visit();
    await page.evaluateOnNewDocument(() => {
      const original = fetch;
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const holding = async (url: string, options?: RequestInit) => {
        const response = await original(url, options);
        if (!url.endsWith('/names/nl.json')) return response;
        const names = await response.text();
        await held;
        return new Response(names);
      };
      Object.assign(globalThis, { fetch: holding, release });
    });
    await open(page);
    await page.click('.map-hide');
    await page.waitForFunction(() => !document.querySelector('.map'));
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await settled(page);
    assert.deepEqual(complaints, []);
  });

  it('can be closed wherever the list is, which stays there', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await open(page);
    await scrolledTo(page, 1200);
    await page.click('.map-hide');
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    assert.ok(await page.$eval(ASK, (button) => button === document.activeElement));
    assert.ok((await page.evaluate(() => scrollY)) > 300);
  });

  it('is not offered for a list without homes', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(`${listOf('nl')}?pricemax=1`, { waitUntil: 'load' });
    await page.waitForSelector('.list-empty');
    assert.equal((await (await page.$(ASK_PHONE))?.boundingBox()) ?? null, null);
  });

  for (const viewport of [PHONE, DESKTOP]) {
    for (const locale of LOCALES) {
      it(`is clean in ${locale} at ${viewport.width} px`, async () => {
        const { page, complaints } = await visit({ viewport });
        await open(page, listOf(locale));
        assert.ok((await overflow(page)) <= 0);
        const isLookedInto = isForAxe(locale, viewport);
        if (isLookedInto) assert.deepEqual(await violations(page), []);
        await page.focus('.map-marker');
        await page.keyboard.press('Enter');
        if (viewport === PHONE) await page.waitForSelector('.map-strip [aria-current] img');
        else await page.waitForSelector('.map-cards img');
        // The element fades in; its text is complete once it has.
        await page.waitForFunction(() => {
          const popup = document.querySelector('.map-popup');
          return !popup || getComputedStyle(popup).opacity === '1';
        });
        if (isLookedInto) assert.deepEqual(await violations(page, '.map-panel'), []);
        assert.deepEqual(withoutGivenUp(complaints), []);
      });
    }
  }

  it('shows as much of a phone full of homes as they allow', async () => {
    const { page } = await visit({ viewport: PHONE });
    await open(page);
    const all = site.parts.source.catalogue.port('nl').positions(emptyQuery('sale'));
    const [west, east] = [Math.min, Math.max].map((end) => end(...all.map(({ lng }) => lng)));
    const middle =
      (Math.min(...all.map(({ lat }) => lat)) + Math.max(...all.map(({ lat }) => lat))) / 2;
    const wide = (east! - west!) * 111.3 * Math.cos((middle * Math.PI) / 180);
    const pixelsPerKm = await page.$eval(
      '.leaflet-control-scale-line',
      (line) => line.getBoundingClientRect().width / Number.parseInt(line.textContent ?? '', 10),
    );
    const part = (wide * pixelsPerKm) / PHONE.width;
    assert.ok(part > 0.6 && part < 0.9, `${part} of the width`);
  });

  it('is brought nearer and further in whole steps, at which tiles are sharp', async () => {
    const { page } = await visit({ viewport: PHONE });
    await open(page);
    /** Whether no tile is scaled. */
    const isSharp = () =>
      page.$$eval('.leaflet-tile-container:has(.leaflet-tile)', (levels) =>
        levels.every((level) => new DOMMatrix(getComputedStyle(level).transform).a === 1),
      );
    const line = '.leaflet-control-scale-line';
    const scale = () => page.$eval(line, (one) => `${one.textContent} ${one.clientWidth}`);
    assert.ok(!(await isSharp()), 'framed in whole steps');
    const press = (button: 'first' | 'last') => page.click(`.map-zoom button:${button}-child`);
    for (const button of ['first', 'last'] as const) {
      const before = await scale();
      await press(button);
      // Tiles of the previous zoom are removed once those of the new one are loaded.
      while ((await scale()) === before || !(await isSharp())) await mapDrawn(page);
      // Until its transition has ended, Leaflet ignores another press.
      await mapDrawn(page);
    }
    // The minimum zoom is reached.
    const furthest = await scale();
    await press('last');
    await mapDrawn(page);
    assert.equal(await scale(), furthest);
    assert.ok(await isSharp());
  });

  it('fills a phone, and leads back to the list by its button and by Escape', async () => {
    const { page } = await visit({ viewport: PHONE, isWhole: true });
    await open(page);
    assert.ok(await page.$('.map-panel:popover-open'));
    await page.click('.map-back');
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    const isAtButton = () => page.$eval(ASK_PHONE, (button) => button === document.activeElement);
    assert.ok(await isAtButton());
    await page.click(ASK_PHONE);
    await page.waitForSelector(MARKERS);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    assert.ok(await isAtButton());
    // Back closes it too, and the list stays.
    const entries = await page.evaluate(() => history.length);
    await page.click(ASK_PHONE);
    await page.waitForSelector('.map-panel:popover-open');
    assert.equal(await page.evaluate(() => history.length), entries);
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    assert.equal(page.url(), listOf('nl'));
    assert.ok(await page.$('[data-card]'));
    // A list that was searched from the map is gone back from first, with the map open.
    await page.click(ASK_PHONE);
    await page.waitForSelector(MARKERS);
    await page.click('.map-zoom button:first-child');
    await page.waitForSelector('.map-search .button');
    await page.click('.map-search .button');
    await page.waitForFunction(() => location.search.includes('bounds='));
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => !location.search.includes('bounds='));
    assert.ok(await page.$('.map-panel:popover-open'));
    // A reload keeps the map and its entry: Back closes it.
    await page.reload({ waitUntil: 'load' });
    await page.waitForSelector('.map-panel:popover-open');
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => !document.querySelector('.map-panel'));
    await page.click(ASK_PHONE);
    await page.waitForSelector('.map-panel:popover-open');
    await page.setViewport(DESKTOP);
    await page.waitForFunction(
      () => !document.querySelector('.map-panel')?.matches(':popover-open'),
    );
    assert.ok(await page.$('.map-panel[open]'));
  });

  it('is not over the end of the list on a phone, but below it', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(listOf('nl'), { waitUntil: 'load' });
    /**
     * Scrolls the list's end to so many pixels above the window's, and waits until nothing covers
     * it.
     */
    const bringEnd = (above: number, isShown: boolean) =>
      page.waitForFunction(
        (ask, to, wanted) => {
          const more = document.querySelector('.more')!;
          const button = document.querySelector(ask)!;
          const { bottom } = more.getBoundingClientRect();
          scrollBy(0, bottom - innerHeight + to);
          if (Math.abs(bottom - innerHeight + to) >= 2) return false;
          const last = more.lastElementChild!;
          const { x, y, width, height } = last.getBoundingClientRect();
          const isFree = last.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          const isThere = button.checkVisibility({ visibilityProperty: true });
          const isBelow = button.getBoundingClientRect().top >= bottom;
          return isFree && isThere === wanted && isBelow === wanted;
        },
        {},
        ASK_PHONE,
        above,
        isShown,
      );
    await bringEnd(8, false);
    await bringEnd(200, true);
  });

  it('is not offered without JavaScript: the list is all there is', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(listOf('nl'));
    for (const ask of [ASK, ASK_PHONE]) {
      const box = await (await page.$(ask))?.boundingBox();
      assert.equal(box ?? null, null);
    }
  });
});

/** Markers that lie over a price, and the price. */
function overlaps(page: Page): Promise<string[]> {
  return page.$$eval(MARKERS, (markers) => {
    const boxes = markers.map((marker) => marker.getBoundingClientRect());
    const found: string[] = [];
    for (const [index, marker] of markers.entries()) {
      if (!marker.matches('.map-price:not(.is-small)')) continue;
      const box = boxes[index]!;
      for (const [at, other] of boxes.entries()) {
        const isOver =
          at !== index &&
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top;
        if (isOver) found.push(`${marker.textContent} ${markers[at]!.textContent}`);
      }
    }
    return found;
  });
}
