import assert from 'node:assert/strict';
import { MAP_FILE, mapFile } from '../../../../../server/build/map/write-map.ts';
import { mapDataSchema } from '../../../../../server/services/tiles/map-data.ts';
import { committedText } from '../municipalities/committed.ts';

describe('the data of the own map', () => {
  it('is what the script writes from its sources', () => {
    const isWritten = committedText(MAP_FILE) === mapFile();
    assert.ok(isWritten, 'run server/build/map/write-map.ts');
  });

  it('has every municipality of today once, those merged in 2025 as one', () => {
    const { municipalities } = mapDataSchema.parse(JSON.parse(committedText(MAP_FILE)));
    assert.equal(new Set(municipalities.map(({ id }) => id)).size, 565);
    const merged = municipalities.find(({ names }) => names.nl === 'Beveren-Kruibeke-Zwijndrecht');
    assert.equal(merged?.rings.length, 1);
    assert.ok(merged.zips.includes('2070'));
  });

  it('bounds everything once: an arc has a municipality on each side, or is the outside', () => {
    const { arcs, provinces, boundaries, land } = mapDataSchema.parse(
      JSON.parse(committedText(MAP_FILE)),
    );
    const outside = land.flat().map((arc) => (arc < 0 ? ~arc : arc));
    const all = [...provinces, ...boundaries, ...outside].sort((a, b) => a - b);
    assert.deepEqual(all, [...arcs.keys()]);
  });

  it('names its sources beside it', () => {
    assert.match(committedText('NOTICE.md'), /belgium-topojson[^]*Natural Earth/);
  });
});
