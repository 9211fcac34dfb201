import assert from 'node:assert/strict';
import path from 'node:path';
import { load as parse } from 'cheerio';
import fc from 'fast-check';
import { type Gazetteer, loadGazetteer } from '../../../../server/catalogue/index/gazetteer.ts';
import { isTile, project, TILE } from '../../../../server/tiles/mercator.ts';
import { createOwnTiles, OWN_ZOOMS } from '../../../../server/tiles/own-tiles.ts';
import { placesOnMap } from '../../../../server/tiles/place-names.ts';
import { placeNames } from '../../../../server/tiles/placed-names.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../public/data');
const COLOURS = {
  ink: '#14202B',
  muted: '#46535C',
  ground: '#F3F5F4',
  fill: '#E4E8E7',
  line: '#C9D0D0',
  paper: '#FFFFFF',
};
const GHENT = [51.05, 3.7167] as const;

function tileOf(position: readonly [number, number], z: number) {
  const [x, y] = project(position, z).map((pixels) => Math.floor(pixels / TILE));
  return { z, x: x!, y: y! };
}

describe('the product’s own map', () => {
  let gazetteer: Gazetteer;
  before(async () => {
    gazetteer = await loadGazetteer(DATA);
  });

  it('counts its tiles as every map of the web does', () => {
    assert.deepEqual(project([0, 0], 0), [128, 128]);
    assert.deepEqual(tileOf(GHENT, 13), { z: 13, x: 4180, y: 2740 });
    assert.ok(isTile({ z: 6, x: 63, y: 0 }, OWN_ZOOMS));
    assert.ok(!isTile({ z: 6, x: 64, y: 0 }, OWN_ZOOMS));
    assert.ok(!isTile({ z: 5, x: 0, y: 0 }, OWN_ZOOMS));
    assert.ok(!isTile({ z: NaN, x: 0, y: 0 }, OWN_ZOOMS));
  });

  it('names a place in the visitor’s language, on its tile', () => {
    const tiles = createOwnTiles(gazetteer);
    const textOf = (locale: 'nl' | 'fr' | 'en' | 'de') =>
      parse(tiles.draw(tileOf(GHENT, 10), locale, COLOURS) ?? '', { xml: true })('text').text();
    assert.match(textOf('nl'), /Gent/);
    assert.match(textOf('fr'), /Gand/);
    assert.match(textOf('en'), /Ghent/);
  });

  it('names main cities from afar, and every municipality near by', () => {
    const places = placesOnMap(gazetteer, 'nl');
    const named = (z: number) => new Set(placeNames(places, z).map(({ text }) => text));
    for (const city of ['Gent', 'Antwerpen', 'Luik', 'Namen', 'Bergen']) {
      assert.ok(named(9).has(city), city);
    }
    assert.ok(!named(8).has('Lochristi'));
    const near = named(13);
    const missing = places.filter(({ rank, text }) => rank >= 0 && !near.has(text));
    assert.deepEqual(missing, []);
  });

  for (let z = 6; z <= 14; z += 2) {
    it(`lets no two names touch at zoom ${z}, in any language`, () => {
      for (const locale of LOCALES) {
        const names = placeNames(placesOnMap(gazetteer, locale), z);
        assert.ok(names.length > 0);
        for (const [at, a] of names.entries()) {
          const touching = names.slice(at + 1).find((b) => {
            const isBeside = Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth;
            return !isBeside && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;
          });
          assert.equal(touching, undefined, `${a.text} and ${touching?.text}`);
        }
      }
    });
  }

  it('draws a name that crosses an edge in both tiles, at one place', () => {
    const name = placeNames(placesOnMap(gazetteer, 'nl'), 9).find(
      ({ x, halfWidth }) => Math.floor((x - halfWidth) / TILE) < Math.floor((x + halfWidth) / TILE),
    );
    assert.ok(name);
    const y = Math.floor(name.y / TILE);
    const [left, right] = [-1, 1].map((side) => {
      const x = Math.floor((name.x + side * name.halfWidth) / TILE);
      const svg = createOwnTiles(gazetteer).draw({ z: 9, x, y }, 'nl', COLOURS) ?? '';
      const page = parse(svg, { xml: true });
      const text = page('text').filter((_, one) => page(one).text() === name.text);
      return Number(text.attr('x')) + x * TILE;
    });
    assert.ok(Math.abs(left! - right!) < 0.11);
  });

  it('is one well-formed drawing wherever a tile is, and nothing where none is', () => {
    const tiles = createOwnTiles(gazetteer);
    const number = fc.integer({ min: -5, max: 140_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25 }), number, number, (z, x, y) => {
        const svg = tiles.draw({ z, x, y }, 'fr', COLOURS);
        assert.equal(svg !== undefined, isTile({ z, x, y }, OWN_ZOOMS));
        if (svg !== undefined) assert.equal(parse(svg, { xml: true })('svg > rect').length, 1);
      }),
    );
  });

  it('has another URL in other colours', () => {
    const tiles = createOwnTiles(gazetteer);
    const version = (colours: typeof COLOURS) => tiles.version(colours);
    assert.match(version(COLOURS), /^[0-9a-f]{10}$/);
    assert.equal(version(COLOURS), version({ ...COLOURS }));
    assert.notEqual(version(COLOURS), version({ ...COLOURS, ink: '#000000' }));
  });
});
