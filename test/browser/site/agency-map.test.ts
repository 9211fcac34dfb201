import assert from 'node:assert/strict';
import type { Page as BrowserPage } from 'puppeteer';
import type { Page } from '../../../views/domain/site/page.ts';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { TILE } from '../../../views/domain/place/mercator.ts';
import { CONTACT_MAP_ZOOM, MAP_ZOOM } from '../../../views/domain/place/map-zooms.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { DESKTOP, overflow, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type LiveSite, liveSite, type OpenSite, sharedSite } from '../../support/live-site.ts';
import { mapDrawn } from '../../support/map-view.ts';
import { streetArchive } from '../../support/street-archive.ts';

const ASK = '.place-map-ask button';
const CONTACT = { nl: '/nl/contact', de: '/de/kontakt' } as const;
/** In the middle of Ghent. */
const GENT = [51.0543, 3.7231] as const;
/** A home with a published address. */
const HOME = 70412;
const DEMO = new URL('../../../server/demo', import.meta.url).pathname;

async function open(page: BrowserPage, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.click(ASK);
  await page.waitForSelector('.map-marker');
  await mapDrawn(page);
}

/** Puts one office on the map of the contact page, and a map with these markers on another page. */
function placeMaps(agency: AgencyCopy, markers: object[]): void {
  agency.edit<Page>('pages/contact.json', ({ params }) => {
    params.layoutConfig!.maps = [{ office: 1 }];
  });
  agency.edit<Page>('pages/about.json', ({ params }) => {
    params.modules.push({
      id: 99,
      relations: { type: 'map-markers' },
      position: 'bottom',
      span: 12,
      sort: 1,
      status: 'Published',
      content: { markers },
    });
  });
}

/** Zooms of the map's tiles. */
const zooms = (page: BrowserPage) =>
  page.$$eval('img.leaflet-tile', (tiles) => [
    ...new Set(tiles.map((tile) => Number(/\/(\d+)\/\d+\/\d+\.svg/.exec(tile.src)?.[1]))),
  ]);

describe('the map of the contact page', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('has a marker for every office, all in sight, and opens each by keyboard', async () => {
    const { page, complaints } = await visit();
    await open(page, site.origin + CONTACT.nl);
    const { offices } = site.parts.source.site.info;
    const names = await page.$$eval('.map-marker', (all) => all.map((one) => one.ariaLabel));
    assert.deepEqual(new Set(names), new Set(offices.map(({ name }) => name.nl)));
    const areInSight = await page.evaluate(() => {
      const map = document.querySelector('.map-world')!.getBoundingClientRect();
      return [...document.querySelectorAll('.map-marker')].every((marker) => {
        const { left, right, top, bottom } = marker.getBoundingClientRect();
        return left > map.left && right < map.right && top > map.top && bottom <= map.bottom;
      });
    });
    assert.ok(areInSight);
    await page.focus('.map-marker[aria-label="Gent"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.map-popup .map-marker-words');
    const text = await page.$eval('.map-marker-words', (words) => words.textContent);
    assert.equal(text, 'GentLindekaai\u00a012, 9000 Gent');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.map-popup')!).opacity === '1',
    );
    assert.deepEqual(await violations(page, '.place-map'), []);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.map-marker-words'));
    const focused = await page.evaluate(() => document.activeElement?.ariaLabel);
    assert.equal(focused, 'Gent');
    assert.deepEqual(complaints, []);
  });

  for (const viewport of [PHONE, DESKTOP]) {
    it(`is clean in German at ${viewport.width} px`, async () => {
      const { page, complaints } = await visit({ viewport });
      await open(page, site.origin + CONTACT.de);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page, '.module-contact'), []);
      assert.deepEqual(complaints, []);
    });
  }

  it('is a static map without JavaScript: the offices are listed with their phones', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + CONTACT.nl);
    assert.equal((await (await page.$(ASK))?.boundingBox()) ?? null, null);
    const plates = await page.$$eval('.static-map .map-plate', (all) => all.length);
    assert.equal(plates, site.parts.source.site.info.offices.length);
    const phones = await page.$$eval('.info-block a[href^="tel:"]', (links) => links.length);
    assert.equal(phones, site.parts.source.site.info.offices.length);
  });
});

describe('markers of the agency', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    const every = (text: string) => ({ nl: text, fr: text, en: text, de: text });
    placeMaps(agency, [
      {
        position: [51.0543, 3.7231],
        title: every('Halte'),
        link: '/nl/contact',
        markerColor: '#b9cf57',
      },
      {
        position: [51.0357, 3.7108],
        title: every('Station'),
        markerImage: 'exterior-apartment-building.jpg',
      },
    ]);
    site = await liveSite({ env: { SITE_DIR: agency.dir } });
  });
  after(() => site.close());

  it('begin as near as the own map has something to show, where there is one', async () => {
    const { page } = await visit();
    await open(page, `${site.origin}/nl/contact`);
    assert.deepEqual(await zooms(page), [12]);
  });

  it('have their colour with a readable sign, their picture, and measure 30 by 42', async () => {
    const { page, complaints } = await visit();
    await open(page, `${site.origin}/nl/over-ons`);
    const looks = await page.$$eval('.map-marker', (markers) =>
      markers.map((marker) => {
        const { width, height } = marker.getBoundingClientRect();
        const plate = marker.querySelector('path:first-child');
        const sign = marker.querySelector('path:last-child');
        return {
          size: [width, height],
          name: marker.ariaLabel,
          fill: plate && getComputedStyle(plate).fill,
          stroke: sign && getComputedStyle(sign).stroke,
          picture: marker.querySelector('img')?.src.includes('/media/') ?? false,
        };
      }),
    );
    const stop = looks.find(({ name }) => name === 'Halte');
    assert.deepEqual(stop?.size, [30, 42]);
    assert.equal(stop?.fill, 'rgb(185, 207, 87)');
    assert.match(stop?.stroke ?? '', /^oklch\(0 0 0\)$|^rgb\(0, 0, 0\)$/);
    const station = looks.find(({ name }) => name === 'Station');
    assert.deepEqual([station?.size, station?.picture], [[30, 42], true]);
    assert.deepEqual(complaints, []);
  });

  it('lead where their link leads, from the map and from the list of places', async () => {
    const { page } = await visit();
    await open(page, `${site.origin}/nl/over-ons`);
    await page.click('.map-marker[aria-label="Halte"]');
    await page.waitForSelector('.map-marker-words a');
    const hrefs = await page.$$eval('.map-marker-words a, .marker-list a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    assert.deepEqual(hrefs, ['/nl/contact', '/nl/contact']);
  });
});

describe('a street map of the agency', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    const { items } = await demoCatalogue(agency.dir).properties();
    const home = items.find(({ id }) => id === HOME)!;
    const archive = streetArchive({ at: home.position!, place: 'Teststad' });
    agency.write('map/streets.pmtiles', archive);
    placeMaps(agency, [{ position: GENT, title: { nl: 'Halte' } }]);
    site = await liveSite({ env: { SITE_DIR: agency.dir } });
  });
  after(() => site.close());

  it('is drawn in the site’s colours from ranges of its file, and of no other host', async () => {
    const { page, requests, complaints } = await visit();
    const parts: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('.pmtiles')) parts.push(response.status());
    });
    const home = site.parts.source.catalogue.port('nl').property(HOME)!;
    const url = createLinks(site.parts.source.paths, 'nl').property(home);
    await page.goto(`${site.origin}${url}`, { waitUntil: 'load' });
    assert.ok(!requests.some((one) => /pmtiles|streets/.test(one)));
    await page.click(ASK);
    await page.waitForSelector('.map-sign');
    // Water all over the tile: the fill under a part of the primary colour.
    const mixed = (one: number, other: number) => Math.round(one * 0.84 + other * 0.16);
    const water = [mixed(0xe4, 0x1b), mixed(0xe8, 0x3f), mixed(0xe7, 0x94)];
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile')].some((tile) => {
          // Read from a canvas of our own: Chromium warns of the second reading of another.
          const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
          copy?.drawImage(tile, 20, 20, 1, 1, 0, 0, 1, 1);
          const pixel = copy?.getImageData(0, 0, 1, 1).data ?? [];
          return wanted.every((channel, at) => Math.abs(channel - (pixel[at] ?? 0)) <= 2);
        }),
      {},
      water,
    );
    assert.ok(parts.length > 0 && parts.every((status) => status === 206));
    const foreign = requests.filter((one) => !/^(data|blob):/.test(one));
    assert.ok(foreign.every((one) => one.startsWith(site.origin)));
    assert.equal(await page.$eval('.map-attribution', (one) => one.textContent), '© OpenStreetMap');
    assert.deepEqual(complaints, []);
  });

  const zoomOf = { '/nl/contact': CONTACT_MAP_ZOOM, '/nl/over-ons': MAP_ZOOM };
  for (const [path, zoom] of Object.entries(zoomOf)) {
    it(`shows one place at zoom ${zoom}: ${path}`, async () => {
      const { page } = await visit();
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await page.click(ASK);
      await page.waitForSelector('.map-marker');
      const [metres, pixels] = await page.$eval('.leaflet-control-scale-line', (line) => [
        Number.parseInt(line.textContent, 10) * (line.textContent.endsWith('km') ? 1000 : 1),
        Number.parseInt((line as HTMLElement).style.width, 10),
      ]);
      const equator = 40_075_016 * Math.cos((GENT[0] * Math.PI) / 180);
      const shown = Math.log2((equator * pixels!) / (metres! * TILE));
      assert.ok(Math.abs(shown - zoom) < 0.05, `${shown}`);
    });
  }
});
