import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isPlan } from '../../../views/domain/property/picture.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the gallery of a home', () => {
  let site: SiteApp;
  let homes: readonly Property[];
  before(async () => {
    site = await sharedApp();
    const port = site.parts.source.catalogue.port('nl');
    const listKinds = ['sale', 'rent', 'sold'] as const;
    homes = listKinds.flatMap((listKind) =>
      port.list(emptyQuery(listKind), 1000).items.filter(isHome),
    );
  });

  function home(fits: (photos: number, plans: number) => boolean): Property {
    const found = homes.find(({ pictures }) => {
      const plans = pictures.filter(isPlan).length;
      return fits(pictures.length - plans, plans);
    });
    assert.ok(found, 'the demo agency has such a home');
    return found;
  }

  async function pageOf(one: Property): Promise<CheerioAPI> {
    const path = createLinks(site.parts.source.paths, 'nl').property(one) ?? '';
    return load((await request(site.app).get(path)).text);
  }

  it('has plans after photographs, counted apart', async () => {
    const one = home((photos, plans) => photos === 5 && plans === 2);
    const $ = await pageOf(one);
    const names = $('.gallery-photo img')
      .map((_, image) => $(image).attr('alt'))
      .get();
    const [photos, plans] = [false, true].map((wanted) =>
      one.pictures.filter((picture) => isPlan(picture) === wanted).map(({ name }) => name.nl),
    );
    assert.deepEqual(names, [...(photos ?? []), ...(plans ?? [])]);
    const counters = $('.gallery-counter')
      .map((_, counter) => $(counter).text())
      .get();
    assert.deepEqual(counters.slice(3), ['4 / 5', '5 / 5', 'Grondplan 1 / 2', 'Grondplan 2 / 2']);
    const way = $('.gallery-way').first();
    assert.equal(way.text(), '2 grondplannen');
    assert.equal($(`${way.attr('href')} img`).attr('alt'), plans?.[0]);
  });

  it('can be skipped and counts its pictures, unless it has a single one', async () => {
    const $ = await pageOf(home((photos) => photos === 5));
    const skip = $('.gallery > .skip');
    assert.equal(skip.text(), 'Foto’s overslaan');
    assert.ok(skip.nextAll().find('.gallery-photo').length > 0);
    const target = $(`.gallery > ${skip.attr('href')}`);
    assert.equal(target.attr('tabindex'), '-1');
    assert.equal(target.nextAll().length, 0);
    const single = await pageOf(home((photos, plans) => photos + plans === 1));
    assert.equal(single('.gallery > .skip').length, 0);
    assert.equal(single('.gallery-counter').length, 0);
  });

  it('leads to a large picture that is there, of plans too', async () => {
    const $ = await pageOf(home((_, plans) => plans > 0));
    const links = $('.gallery-photo').toArray();
    for (const link of [links.at(0), links.at(-1)]) {
      const { status, headers } = await request(site.app).get($(link).attr('href') ?? '');
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'image/jpeg');
    }
  });

  it('says how many photographs there are beyond the mosaic', async () => {
    const $ = await pageOf(home((photos) => photos === 7));
    assert.equal($('.gallery-all').text(), 'Alle 7 foto’s');
    assert.equal($($('.gallery-all').attr('href')).find('.gallery-photo').length, 7);
    assert.equal($('.gallery-list > li:not(.gallery-more)').length, 5);
  });

  it('has no link to plans where there are none', async () => {
    const $ = await pageOf(home((photos, plans) => photos === 5 && plans === 0));
    assert.equal($('.gallery-way[href="#plans"]').length, 0);
  });

  it('is not there for a home without pictures', async () => {
    const $ = await pageOf(home((photos, plans) => photos + plans === 0));
    assert.equal($('.gallery').length, 0);
  });

  it('sends each picture once, and next to nothing for the full screen', async () => {
    const one = home((photos) => photos === 7);
    const $ = await pageOf(one);
    const island = $('.gallery x-island');
    assert.equal(island.html(), '');
    const payload = island.next('script').text();
    assert.ok(payload.length > 0 && payload.length < 1500, `${payload.length} characters`);
    assert.doesNotMatch(payload, /\/media\//);
  });
});
