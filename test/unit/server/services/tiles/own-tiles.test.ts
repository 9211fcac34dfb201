import assert from 'node:assert/strict';
import path from 'node:path';
import { load as parse } from 'cheerio';
import fc from 'fast-check';
import { mixed } from '../../../../../server/services/site/colours/mixed-colour.ts';
import { loadGazetteer } from '../../../../../server/services/catalogue/index/gazetteer.ts';
import {
  createOwnTiles,
  readMapText,
  type OwnTiles,
} from '../../../../../server/services/tiles/own-tiles.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { project, TILE } from '../../../../../views/domain/place/mercator.ts';
import { OWN_ZOOMS } from '../../../../../views/domain/place/own-zooms.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../../public/data');
const COLOURS = {
  ink: '#14202B',
  muted: '#46535C',
  ground: '#F3F5F4',
  fill: '#E4E8E7',
  line: '#C9D0D0',
  paper: '#FFFFFF',
  primary: '#1B3F94',
};
const GHENT = [51.05, 3.7167] as const;
const OSTEND_SEA = [51.4, 2.7] as const;
const COLOGNE = [50.94, 6.96] as const;

function tileOf(position: readonly [number, number], z: number) {
  const [x, y] = project(position, z).map((pixels) => Math.floor(pixels / TILE));
  return { z, x: x!, y: y! };
}

describe('the product’s own map', () => {
  let tiles: OwnTiles;
  before(async () => {
    tiles = createOwnTiles(await readMapText(DATA));
  });

  /** The colour at a position: of the last area that is drawn over it. */
  const groundAt = (position: readonly [number, number], z: number) => {
    const page = parse(tiles.draw(tileOf(position, z), COLOURS) ?? '', { xml: true });
    const areas = page('path[fill]:not([fill="none"])');
    return areas.length === 0 ? page('rect').attr('fill') : areas.last().attr('fill');
  };

  it('counts its tiles as every map of the web does', () => {
    assert.deepEqual(project([0, 0], 0), [128, 128]);
    assert.deepEqual(tileOf(GHENT, 13), { z: 13, x: 4180, y: 2740 });
  });

  it('draws land, the neighbours’ and the sea each in its colour', () => {
    const [land, abroad, sea] = [GHENT, COLOGNE, OSTEND_SEA].map((at) => groundAt(at, 12));
    assert.equal(new Set([land, abroad, sea]).size, 3);
    // A city is darker than its surroundings, the country’s paper elsewhere.
    assert.notEqual(land, COLOURS.paper);
    assert.equal(groundAt([50.05, 5.3], 12), COLOURS.paper);
  });

  it('draws the border in the site’s enamel, and the boundaries of municipalities near by', () => {
    const strokes = (position: readonly [number, number], z: number) => {
      const page = parse(tiles.draw(tileOf(position, z), COLOURS) ?? '', { xml: true });
      return page('path[stroke]')
        .toArray()
        .map((one) => page(one).attr('stroke'));
    };
    assert.ok(strokes([51.26, 3.7], 10).includes(COLOURS.primary));
    assert.ok(!strokes(GHENT, 13).includes(COLOURS.primary));
    const boundary = mixed(COLOURS.line, COLOURS.muted, 0.12);
    assert.ok(strokes(GHENT, 10).includes(boundary) && !strokes(GHENT, 8).includes(boundary));
  });

  it('marks a municipality by its own outline on a still', () => {
    const [x, y] = project(GHENT, 10).map(Math.round);
    const piece = { zoom: 10, x: x! - 300, y: y! - 200, width: 600, height: 400 };
    const ghent = tiles.municipality('9000')!;
    const drawn = (marked?: number) =>
      parse(tiles.drawStaticMap({ ...piece, marked }, COLOURS), { xml: true })('path').length;
    assert.equal(drawn(ghent.id), drawn() + 2);
  });

  it('knows the municipality of every postcode, with an outline around its places', async () => {
    for (const { zip, label, position } of await loadGazetteer(DATA)) {
      const found = tiles.municipality(zip);
      assert.ok(found, `${zip} ${label}`);
      const { south, west, north, east } = found.bounds;
      const [lat, lng] = position;
      // Positions and outlines are from different sources.
      const isNear =
        lat > south - 0.03 && lat < north + 0.03 && lng > west - 0.04 && lng < east + 0.04;
      assert.ok(isNear, `${zip} ${label}`);
    }
    assert.equal(tiles.municipality('9050')?.id, tiles.municipality('9000')?.id);
    assert.equal(tiles.municipality('0000'), undefined);
  });

  it('gives an outline as steps that lead around it and back to its beginning', () => {
    const { id, bounds } = tiles.municipality('9000')!;
    const [ring] = tiles.rings(id)!;
    assert.ok(ring && ring.length > 100);
    let [lat, lng] = [0, 0];
    const points = ring.flatMap((_, at) => {
      if (at % 2 === 1) return [];
      lat += ring[at]!;
      lng += ring[at + 1]!;
      return [[lat / 10_000, lng / 10_000] as const];
    });
    const [north, west] = [
      Math.max(...points.map(([first]) => first)),
      Math.min(...points.map(([, second]) => second)),
    ];
    assert.ok(bounds.north >= north && bounds.north < north + 0.01);
    assert.ok(bounds.west <= west && bounds.west > west - 0.01);
    assert.equal(tiles.rings(1), undefined);
  });

  it('names places in the visitor’s language, and none by a postcode', () => {
    const textsOf = (locale: (typeof LOCALES)[number]) => tiles.names(locale).map(([text]) => text);
    const of = Object.fromEntries(LOCALES.map((locale) => [locale, new Set(textsOf(locale))]));
    for (const [locale, name] of [
      ['nl', 'Gent'],
      ['fr', 'Gand'],
      ['en', 'Ghent'],
      ['de', 'Lüttich'],
      ['de', 'Nordsee'],
      ['nl', 'Laken'],
      ['fr', 'Laeken'],
    ] as const) {
      assert.ok(of[locale]?.has(name), name);
    }
    for (const locale of LOCALES) {
      assert.deepEqual(
        textsOf(locale).filter((text) => /\d/.test(text) || text === ''),
        [],
      );
    }
  });

  it('is one well-formed drawing wherever a tile is, and nothing where none is', () => {
    const number = fc.integer({ min: -5, max: 140_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25 }), number, number, (z, x, y) => {
        const svg = tiles.draw({ z, x, y }, COLOURS);
        const across = 2 ** z;
        const isThere = x >= 0 && y >= 0 && x < across && y < across;
        assert.equal(svg !== undefined, isThere && z >= OWN_ZOOMS.from && z <= OWN_ZOOMS.to);
        if (svg !== undefined) assert.equal(parse(svg, { xml: true })('svg > rect').length, 1);
      }),
    );
  });

  it('has another URL in other colours', () => {
    const version = (colours: typeof COLOURS) => tiles.version(colours);
    assert.match(version(COLOURS), /^[0-9a-f]{10}$/);
    assert.equal(version(COLOURS), version({ ...COLOURS }));
    assert.notEqual(version(COLOURS), version({ ...COLOURS, primary: '#000000' }));
  });
});
