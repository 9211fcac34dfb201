import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { listParameters } from '../../../views/domain/list/list-parameters.ts';
import { isHome, isProject, itemKey } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type ListKind, LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { type MapCard, type MapPoints, MAX_CARDS } from '../../../views/domain/place/map-answer.ts';
import { saleState } from '../../../views/domain/project/project-sale.ts';
import { isSold } from '../../../views/domain/property/sold.ts';
import { distanceKm } from '../../../views/domain/place/distance.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';
import { anyListQuery, anyParameters } from '../../unit/views/domain/sample-query.ts';

const DEMO = resolve(import.meta.dirname, '../../../server/demo');
const compare = (a: string, b: string) => (a < b ? -1 : 1);

describe('the map of a list', () => {
  let site: SiteApp;
  let app: Express;
  before(async () => {
    site = await sharedApp();
    ({ app } = site);
  });

  const data = () => site.parts.source.catalogue.port('nl');
  const pointsOf = async (query: string) =>
    (await request(app).get(`/api/map-points?${query}`)).body as MapPoints;
  const cardsOf = async (query: string) =>
    ((await request(app).get(`/api/map-cards?${query}`)).body as { cards: MapCard[] }).cards;
  const itemsOf = (listKind: ListKind) => data().list(emptyQuery(listKind), 10_000).items;
  const keysOf = ({ points, areas }: MapPoints) =>
    [...points.map(({ key }) => key), ...areas.flatMap(({ keys }) => keys)].sort(compare);

  it('shows everything in a list, not what is on one page', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(), async (query) => {
        const answer = await pointsOf(`lang=nl&listing=${query.listKind}&${listParameters(query)}`);
        const shown = data().positions(query);
        assert.equal(answer.total, shown.length);
        const counted = answer.areas.reduce((sum, { count }) => sum + count, answer.points.length);
        assert.equal(counted, shown.length);
        assert.ok(answer.isWhole);
      }),
    );
    for (const listKind of LIST_KINDS) {
      const listed = itemsOf(listKind).map(itemKey).sort(compare);
      assert.deepEqual(keysOf(await pointsOf(`lang=de&listing=${listKind}`)), listed);
    }
  });

  it('says where something is only where its address is published', async () => {
    const { items: atCrm } = await demoCatalogue(DEMO).properties();
    const known = new Map(atCrm.map((home) => [itemKey(home), home.position] as const));
    for (const listKind of LIST_KINDS) {
      const items = new Map(itemsOf(listKind).map((item) => [itemKey(item), item]));
      const { points, areas } = await pointsOf(`lang=fr&listing=${listKind}`);
      for (const { key, lat, lng } of points) {
        assert.equal(items.get(key)?.publishAddress, true);
        assert.deepEqual([lat, lng], items.get(key)?.position);
      }
      for (const item of items.values()) {
        if (item.publishAddress) continue;
        // The site does not store it; only the CRM has it.
        const [lat, lng] = known.get(itemKey(item)) ?? [];
        const isTold = [...points, ...areas].some((one) => one.lat === lat && one.lng === lng);
        assert.ok(!isTold, `${item.id} is told`);
        assert.ok(areas.some(({ keys }) => keys.includes(itemKey(item))));
      }
    }
    assert.ok(itemsOf('sale').some((home) => !home.publishAddress && known.has(itemKey(home))));
  });

  it('says nothing more of the view than what lies in it', async () => {
    const whole = await pointsOf('lang=nl&listing=sale');
    assert.ok(whole.bounds);
    const { south, west, north, east } = whole.bounds;
    const middle = (south + north) / 2;
    const part = await pointsOf(`lang=nl&listing=sale&view=${middle},${west},${north},${east}`);
    assert.ok(part.points.length > 0 && part.points.length < whole.points.length);
    assert.ok(part.points.every(({ lat }) => lat >= middle - 0.0001));
    assert.deepEqual(part.bounds, whole.bounds);
    assert.equal(part.total, whole.total);
    assert.equal(part.isWhole, false);
  });

  it('outlines the chosen places, and circles what a radius finds around them', async () => {
    const { ownTiles } = site.parts;
    const none = await pointsOf('lang=nl&listing=sale');
    assert.deepEqual(none.places, { outlines: [], circles: [] });
    const idOf = (zip: string) => ownTiles.municipality(zip)!.id;
    const two = await pointsOf('lang=nl&listing=sale&region=Gent%7C9000&region=Elsene%7C1050');
    assert.deepEqual(two.places?.outlines, [idOf('9000'), idOf('1050')]);
    assert.deepEqual(two.places?.circles, []);
    const street = await pointsOf('lang=nl&listing=sale&street=Coupure%7C9000&radius=10');
    assert.deepEqual(street.places, { outlines: [], circles: [] });
    const nowhere = await pointsOf('lang=nl&listing=sale&region=Nergens%7C0001&radius=10');
    assert.deepEqual(nowhere.places, { outlines: [], circles: [] });
    for (const region of ['Gent%7C9000', 'Gent']) {
      const answer = await pointsOf(`lang=nl&listing=sale&region=${region}&radius=10`);
      const { circles, outlines } = answer.places!;
      assert.ok(circles.length > 0 && outlines.includes(idOf('9000')), region);
      const isIn = ({ lat, lng }: { lat: number; lng: number }) =>
        circles.some((one) => distanceKm([one.lat, one.lng], [lat, lng]) <= one.km);
      const all = await pointsOf('lang=nl&listing=sale');
      const found = new Set(answer.points.map(({ key }) => key));
      for (const point of all.points) assert.equal(isIn(point), found.has(point.key), point.name);
      const { south, north, west, east } = answer.bounds!;
      for (const { lat, lng } of circles) {
        assert.ok(south < lat && lat < north && west < lng && lng < east);
      }
    }
  });

  it('names a home and its price, of a sold one no price', async () => {
    const sale = await pointsOf('lang=nl&listing=sale');
    assert.ok(sale.points.some(({ name }) => /, €\s[\d.]+$/.test(name)));
    assert.ok(sale.points.some(({ name }) => name.endsWith(', Prijs op aanvraag')));
    const priced = sale.points.find(({ price }) => price !== undefined);
    assert.ok(priced?.name.includes(`, ${priced.price?.replace('+', '')}`));
    const onRequest = sale.points.filter(({ name }) => name.endsWith(', Prijs op aanvraag'));
    assert.ok(onRequest.every(({ price }) => price === undefined));
    const projects = sale.points.filter(({ key }) => key.startsWith('p'));
    assert.ok(projects.some(({ price }) => price?.endsWith('+')));
    const sold = await pointsOf('lang=nl&listing=sold');
    assert.ok(sold.areas.length > 0 && sold.points.length === 0);
    assert.ok(sold.areas.every(({ name }) => name !== '' && !/€|Prijs/.test(name)));
  });

  it('shows hidden homes of a municipality as one area, which is its outline', async () => {
    const { areas } = await pointsOf('lang=fr&listing=sold');
    const outlines = areas.flatMap(({ outline }) => outline ?? []);
    assert.equal(new Set(outlines).size, outlines.length);
    const { ownTiles } = site.parts;
    const belgian = areas.find(({ outline }) => outline !== undefined);
    assert.ok(belgian && ownTiles.rings(belgian.outline!));
    const home = data().property(Number(belgian.keys[0]))!;
    const { names } = ownTiles.municipality(home.zip)!;
    assert.equal(belgian.name, names.fr);
  });

  it('says the label of a home, in whose colours its marker stands', async () => {
    const { points } = await pointsOf('lang=nl&listing=sale');
    const option = points.filter(({ name }) => name.endsWith(', In optie'));
    assert.ok(option.length > 0 && option.length < points.length);
    assert.ok(points.every((point) => (point.label === 2) === option.includes(point)));
  });

  it('says how many homes and projects are on it, as the heading of the list does', async () => {
    const sale = await pointsOf('lang=nl&listing=sale');
    assert.match(sale.text, /^\d+ panden en \d+ projecten op de kaart$/);
    const projects = await pointsOf('lang=de&listing=projects');
    assert.equal(projects.text, `${projects.total} Projekte auf der Karte`);
    const none = await pointsOf('lang=fr&listing=rent&pricemax=1');
    assert.equal(none.text, '0 bien sur la carte');
  });

  it('is answered for any parameters, and not cached', async () => {
    await fc.assert(
      fc.asyncProperty(anyParameters, async (parameters) => {
        for (const single of ['page', 'order']) parameters.delete(single);
        const query = parameters.toString().replaceAll('%00', '');
        for (const url of ['/api/map-points', '/api/map-cards']) {
          const { status, headers } = await request(app).get(`${url}?${query}`);
          assert.equal(status, 200);
          assert.match(headers['content-type'] ?? '', /^application\/json/);
          assert.equal(headers['cache-control'], 'no-cache');
          assert.equal(headers['x-robots-tag'], 'noindex');
        }
      }),
    );
  });

  it('has the data of a card for each marker, and no more', async () => {
    const { ignoredLabels } = site.parts.source.site.info;
    for (const locale of LOCALES) {
      const links = createLinks(site.parts.source.paths, locale);
      for (const listKind of LIST_KINDS) {
        for (const home of itemsOf(listKind).filter(isHome).slice(0, MAX_CARDS)) {
          const [card] = await cardsOf(`lang=${locale}&key=${home.id}`);
          assert.ok(card);
          assert.equal(card.href, links.property(home));
          assert.equal(card.price === undefined, isSold(home, ignoredLabels));
          if (!home.publishPrice) assert.doesNotMatch(card.price?.text ?? '', /€/);
          if (!home.publishAddress && home.street) assert.ok(!card.place.includes(home.street));
        }
      }
    }
  });

  it('has the data of a project’s card', async () => {
    for (const project of itemsOf('projects').filter(isProject)) {
      const [card] = await cardsOf(`lang=nl&key=p${project.id}`);
      assert.equal(card?.key, `p${project.id}`);
      assert.match(card.name, new RegExp(project.name));
      const state = saleState(project);
      assert.equal(card.price !== undefined, state === 'available');
      assert.equal(card.label === undefined, state === 'available');
    }
  });

  it('puts the plate of a project with nothing left on its card', async () => {
    const crm = demoCatalogue(DEMO);
    const soldOut = async () => {
      const { items, dropped } = await crm.projects();
      return { items: items.map((project) => ({ ...project, status: 2 as const })), dropped };
    };
    const other = await siteApp({ crm: { ...crm, projects: soldOut } });
    const [project] = (await crm.projects()).items;
    for (const [locale, text] of [
      ['nl', 'Verkocht'],
      ['fr', 'Vendu'],
    ]) {
      const path = `/api/map-cards?lang=${locale}&key=p${project!.id}`;
      const { cards } = (await request(other.app).get(path)).body as { cards: MapCard[] };
      assert.deepEqual(cards[0]?.label, { id: 3, text });
      assert.equal(cards[0].price, undefined);
    }
  });

  it('gives cards in the order asked for, each once, a bounded number, none of strangers', async () => {
    const [a, b, ...others] = itemsOf('sale').map(itemKey);
    const cards = await cardsOf(`lang=nl&key=${b}&key=1&key=${a}&key=${b}&key=x&key=-1&key=1e3`);
    assert.deepEqual(
      cards.map(({ key }) => key),
      [b, a],
    );
    const many = await cardsOf(others.map((key) => `key=${key}`).join('&'));
    assert.equal(many.length, MAX_CARDS);
    assert.ok(many[0]?.picture);
    assert.equal((await request(app).get(many[0].picture.url)).status, 200);
  });
});

describe('the tiles of the product’s own map', () => {
  let site: SiteApp;
  let url: string;
  before(async () => {
    site = await sharedApp();
    const { ownTiles, source } = site.parts;
    url = `/tiles/${ownTiles.version(source.site.info.colours)}`;
  });

  const get = (path: string) => request(site.app).get(path);

  it('are drawings that browsers cache permanently', async () => {
    const { status, headers, body } = await get(`${url}/10/522/342.svg`);
    assert.equal(status, 200);
    assert.match(headers['content-type'] ?? '', /^image\/svg\+xml/);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(body), /<svg [^>]*>.*<path .*<\/svg>/s);
  });

  it('come with names in a language, outlines and static maps, which are cached as long', async () => {
    const { status, headers, body } = await get(`${url}/names/fr.json`);
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.ok((body as unknown[][]).some(([text]) => text === 'Gand'));
    const { id } = site.parts.ownTiles.municipality('9000')!;
    const outlines = await get(`${url}/outlines/1,${id}.json`);
    assert.deepEqual(Object.keys(outlines.body as object), [String(id)]);
    const still = await get(`${url}/still/48-534000-350000-${id}.svg`);
    assert.match(String(still.body), /<svg [^>]*width="1280"/);
  });

  it('of another version are not cached', async () => {
    const { status, headers } = await get('/tiles/0000000000/10/522/342.svg');
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
  });

  it('are 404 where there is none', async () => {
    for (const path of [
      '/10/1024/0.svg',
      '/10/0/1024.svg',
      '/5/0/0.svg',
      '/18/0/0.svg',
      '/nl/10/1/1.svg',
      '/10/-1/0.svg',
      '/10/1.5/0.svg',
      '/10/1/1.png',
      '/10/1/1.svg/',
      '/99999999999/1/1.svg',
      '/names/xx.json',
      '/outlines/1.json',
      `/outlines/${Array.from({ length: 101 }, (_, at) => at).join()}.json`,
      '/still/23-1-1.svg',
      '/still/64-1-1.svg',
      '',
    ]) {
      assert.equal((await get(url + path)).status, 404, path);
    }
    assert.equal((await get('/tiles/../10/1/1.svg')).status, 404);
    assert.equal((await request(site.app).post(`${url}/10/522/342.svg`)).status, 403);
  });
});
