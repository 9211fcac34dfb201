import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { isSold } from '../../../views/domain/property/sold.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('where a home is, on its page', () => {
  let site: SiteApp;
  let homes: readonly Property[];
  before(async () => {
    site = await sharedApp();
    homes = (await demoCatalogue(DEMO).properties()).items;
  });

  const isGone = (home: Property) => isSold(home, site.parts.source.site.info.ignoredLabels);
  const home = (fits: (home: Property) => boolean) => {
    const found = homes.find(fits);
    assert.ok(found, 'the demo agency has such a home');
    return found;
  };
  async function pageOf(one: Property, locale: (typeof LOCALES)[number] = 'nl') {
    const url = createLinks(site.parts.source.paths, locale).property(one);
    assert.ok(url);
    const { status, text } = await request(site.app).get(url);
    assert.equal(status, 200, url);
    return { text, $: load(text) };
  }
  /** The map location in the island's payload. */
  const toldIn = (text: string): (number | undefined)[] | undefined => {
    const [, lat, lng, km]: (string | undefined)[] =
      /\\"place\\":\{\\"lat\\":([\d.]+),\\"lng\\":([\d.]+)(?:,\\"areaKm\\":([\d.]+))?[,}]/.exec(
        text,
      ) ?? [];
    return lat === undefined
      ? undefined
      : [lat, lng, km].map((part) => (part === undefined ? part : Number(part)));
  };

  it('is exact on the map only if the address is published', async () => {
    const one = home((each) => !isGone(each) && each.publishAddress && each.countryId === 10);
    for (const locale of LOCALES) {
      const { $, text } = await pageOf(one, locale);
      assert.match($('.place-address').text(), new RegExp(`^${one.street} ${one.houseNumber}`));
      assert.equal($('.place-map-ask button').length, 1);
      // The still stands there without any script.
      assert.match($('.static-map > img').attr('src') ?? '', /\/still\/\d+-\d+-\d+\.svg$/);
      assert.equal($('.static-map .map-plate').length, 1);
      assert.match($('.static-map').attr('aria-label') ?? '', new RegExp(one.street));
      assert.deepEqual(toldIn(text), [...one.position!, undefined]);
    }
  });

  it('is the municipality where the address is hidden, its centre the same for all', async () => {
    const hidden = homes.filter((each) => !isGone(each) && !each.publishAddress && each.position);
    assert.ok(hidden.length > 3);
    const centres = new Map<string, unknown>();
    for (const one of hidden) {
      const { $, text } = await pageOf(one);
      const told = toldIn(text);
      if (one.countryId !== 10) continue;
      assert.equal(told?.[2], 2.5);
      assert.deepEqual(centres.get(one.zip) ?? told, told);
      centres.set(one.zip, told);
      assert.ok(!told.slice(0, 2).some((degrees) => one.position?.includes(Number(degrees))));
      assert.ok(!$('.place').text().includes(one.street));
      const { id } = site.parts.ownTiles.municipality(one.zip)!;
      assert.ok($('.static-map > img').attr('src')?.endsWith(`-${id}.svg`));
      assert.equal($('.static-map .map-plate').length, 0);
    }
  });

  it('is no more than the municipality once it is sold, on its page and on the list', async () => {
    const sold = homes.filter((each) => isGone(each) && each.publishAddress && each.position);
    assert.ok(sold.length > 3);
    const points = await request(site.app).get('/api/map-points?lang=nl&listing=sold');
    for (const one of sold) {
      const { text } = await pageOf(one);
      const [lat, lng] = one.position!;
      for (const answer of [text, points.text]) {
        assert.ok(!answer.includes(`"lat":${lat},"lng":${lng}`), String(one.id));
        assert.ok(!answer.includes(`\\"lat\\":${lat},\\"lng\\":${lng}`), String(one.id));
      }
    }
    assert.deepEqual((points.body as { points: unknown[] }).points, []);
  });

  it('has no map beyond the product’s own one, but the address', async () => {
    const { $ } = await pageOf(home((each) => each.countryId === 50 && !isGone(each)));
    assert.match($('.place-address').text(), /Luxemburg/);
    assert.equal($('.place-map').length, 0);
  });

  it('leads to the list of what is around, which has as many of each as it says', async () => {
    const one = home((each) => each.city === 'Gent' && each.goal === 0 && !isGone(each));
    for (const locale of LOCALES) {
      const { $ } = await pageOf(one, locale);
      const link = $('.place .link-more');
      const query = new URL(link.attr('href') ?? '', 'http://site.example').searchParams;
      assert.deepEqual([query.get('region'), query.get('radius')], [`Gent|${one.zip}`, '10']);
      query.set('lang', locale);
      const { body } = await request(site.app).get(`/api/map-points?listing=sale&${query}`);
      // Homes and projects are counted separately, as in the list; the area has both.
      const counts = numbersIn((body as { text: string }).text);
      assert.equal(counts.length, 2);
      assert.deepEqual(numbersIn(link.text()), [...counts, '10']);
    }
  });
});

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}
