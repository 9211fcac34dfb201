import assert from 'node:assert/strict';
import path from 'node:path';
import { createOwnTiles, readMapText } from '../../../../../server/services/tiles/own-tiles.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import {
  type MapName,
  NAME_STYLES,
  type PlacedName,
  placeNames,
} from '../../../../../views/domain/place/map-names.ts';
import { project } from '../../../../../views/domain/place/mercator.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../../public/data');
const BRUSSELS = [50.85, 4.35] as const;
const VIEW = { left: 0, top: 0, right: 1200, bottom: 900 };
const NAME: MapName = ['Gent', 'city', 51, 4];

/** The box of a name's letters, as wide as they are at most. */
function boxOf({ text, rank, x, y }: PlacedName) {
  const { size, letter } = NAME_STYLES[rank];
  const halfWidth = ([...text].length * size * letter) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - size / 2, bottom: y + size / 2 };
}

function touch(a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe('names on a map', () => {
  let names: Record<string, readonly MapName[]>;
  before(async () => {
    const tiles = createOwnTiles(await readMapText(DATA));
    names = Object.fromEntries(LOCALES.map((locale) => [locale, tiles.names(locale)]));
  });

  const around = (zoom: number, obstacles: readonly (typeof VIEW)[] = []) => {
    const [middleX, middleY] = project(BRUSSELS, zoom);
    return {
      zoom,
      within: VIEW,
      obstacles,
      pixelOf: (at: readonly [number, number]) => {
        const [x, y] = project(at, zoom);
        return [x - middleX + 600, y - middleY + 450] as const;
      },
    };
  };

  for (const zoom of [6.5, 8, 9.75, 11, 12.5]) {
    it(`touch neither each other nor a marker at zoom ${zoom}, in any language`, () => {
      const marker = { left: 560, right: 640, top: 410, bottom: 450 };
      for (const locale of LOCALES) {
        const boxes = placeNames(names[locale]!, around(zoom, [marker])).map(boxOf);
        assert.ok(boxes.length > 3);
        for (const [at, box] of [...boxes, marker].entries()) {
          assert.ok(!boxes.slice(at + 1).some((other) => touch(box, other)), locale);
        }
      }
    });
  }

  it('are the main cities from afar, and more the nearer', () => {
    const named = (zoom: number) =>
      new Set(placeNames(names['nl']!, around(zoom)).map(({ text }) => text));
    for (const city of ['Antwerpen', 'Gent', 'Luik']) assert.ok(named(7.5).has(city), city);
    assert.ok(!named(8).has('Tervuren'));
    assert.ok(named(11).has('Tervuren'));
  });

  it('stand below their place, beside what is in the way, or beside the marker on it', () => {
    const at = (obstacles: readonly (typeof VIEW)[]) =>
      placeNames([NAME], { zoom: 9, within: VIEW, obstacles, pixelOf: () => [600, 450] })[0];
    const [free, above] = [at([]), at([{ left: 500, right: 700, top: 456, bottom: 500 }])];
    assert.deepEqual(free?.dot, { x: 600, y: 450 });
    assert.ok(free.y > 450 && above!.y < 450);
    const marker = { left: 585, right: 615, top: 430, bottom: 470 };
    const beside = at([marker]);
    assert.equal(beside?.dot, undefined);
    assert.ok(beside && boxOf(beside).top >= marker.bottom);
    assert.equal(at([VIEW]), undefined);
  });

  it('are not placed out of sight', () => {
    const placed = placeNames([NAME], { ...around(9), pixelOf: () => [-1, 450] });
    assert.deepEqual(placed, []);
  });
});
