import assert from 'node:assert/strict';
import { mapAreas } from '../../../../../server/commands/map/map-areas.ts';
import { mapOptions } from '../../../../../server/commands/map/map-options.ts';
import { loadGazetteer } from '../../../../../server/services/catalogue/index/gazetteer.ts';
import { createOwnTiles, readMapText } from '../../../../../server/services/tiles/own-tiles.ts';

const DATA = new URL('../../../../../public/data/', import.meta.url).pathname;

describe('the areas of a street map', () => {
  const product = async () => ({
    gazetteer: await loadGazetteer(DATA),
    atlas: createOwnTiles(await readMapText(DATA)),
  });

  it('are provinces, municipalities and postcodes by any of their names, and rectangles', async () => {
    const known = await product();
    const count = (...names: string[]) => {
      const { areas, unknown } = mapAreas(names, known);
      assert.deepEqual(unknown, []);
      return areas.length;
    };
    assert.equal(count('Gent'), 1);
    assert.equal(count('Gand', '9000'), 2);
    assert.equal(count('Oost-Vlaanderen'), count('flandre-orientale'));
    assert.ok(count('Oost-Vlaanderen') > 50);
    assert.equal(count('3.5:50.9:3.9:51.2'), 1);
    const [ghent] = mapAreas(['Gent'], known).areas;
    assert.ok(ghent && ghent.south < 51.05 && ghent.north > 51.05 && ghent.west < 3.72);
    assert.ok(ghent.north - ghent.south < 0.5 && ghent.east > 3.72);
  });

  it('are told by what each name was taken for', async () => {
    const { meanings } = mapAreas(
      ['Limburg', 'Provincie Limburg', '9000', '3.5:50.9:3.9:51.2'],
      await product(),
    );
    assert.match(meanings[0]!, /^Limburg: town Limbourg, municipalities: 1$/);
    assert.match(
      meanings[1]!,
      /^Provincie Limburg: province Provincie Limburg, municipalities: [3-5]\d$/,
    );
    assert.match(meanings[2]!, /^9000: postcode 9000, municipalities: 1$/);
    assert.match(meanings[3]!, /^3\.5:50\.9:3\.9:51\.2: rectangle$/);
  });

  it('that are not known are named', async () => {
    const names = ['Nergensdorp', '9999x', '3.9:50.9:3.5:51.2', '3:50:4', 'Gent'];
    assert.deepEqual(mapAreas(names, await product()).unknown, names.slice(0, -1));
  });
});

describe('npm run map', () => {
  it('takes areas with commas between them or one by one', () => {
    assert.deepEqual(
      mapOptions([
        'extract',
        'a.pmtiles',
        '--area',
        'Gent, 9300',
        '--area=Brussel',
        '--maxzoom',
        '14',
      ]),
      { file: 'a.pmtiles', to: 'streets.pmtiles', areas: ['Gent', '9300', 'Brussel'], maxZoom: 14 },
    );
  });

  for (const args of [
    [],
    ['extract'],
    ['extract', 'a.pmtiles'],
    ['extract', 'a.pmtiles', '--area', ' , '],
    ['extract', 'a.pmtiles', 'b.pmtiles', '--area', 'Gent'],
    ['cut', 'a.pmtiles', '--area', 'Gent'],
    ['extract', 'a.pmtiles', '--area', 'Gent', '--maxzoom', '16'],
    ['extract', 'a.pmtiles', '--area', 'Gent', '--to', 'streets.zip'],
    ['extract', 'a.pmtiles', '--area', 'Gent', '--nearest'],
  ]) {
    it(`says how it is called, not ${args.join(' ')}`, () => {
      assert.throws(() => mapOptions(args), /npm run map -- extract FILE\.pmtiles --area/);
    });
  }
});
