import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { PMTiles, tileIdToZxy } from 'pmtiles';
import { extract } from '../../../../../server/commands/map/extract.ts';
import { readStreetMap } from '../../../../../server/services/site/street-map.ts';
import type { Bounds } from '../../../../../views/domain/filters/bounds.ts';
import { type HandMade, handMade } from './hand-made-archive.ts';

const OSM = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>';
const METADATA = { attribution: OSM, vector_layers: [{ id: 'roads', fields: {} }] };
/** Tiles of zooms 0 to 4. */
const ALL = (4 ** 5 - 1) / 3;

describe('a part of a street map', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'vitrine-map-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const [file, to] = [() => path.join(dir, 'whole.pmtiles'), () => path.join(dir, 'part.pmtiles')];
  const cut = async (whole: Buffer, areas: readonly Bounds[], maxZoom?: number) => {
    writeFileSync(file(), whole);
    rmSync(to(), { force: true });
    return extract({
      file: file(),
      to: to(),
      areas,
      ...(maxZoom !== undefined && { maxZoom }),
    });
  };
  const written = () => readFileSync(to());
  const read = (archive: Buffer) =>
    new PMTiles({
      getKey: () => 'part',
      getBytes: async (offset, length) => ({
        data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
      }),
    });
  const contentOf = async (tiles: PMTiles, z: number, x: number, y: number) => {
    const tile = await tiles.getZxy(z, x, y);
    return tile && Buffer.from(tile.data).toString();
  };

  it('has what the whole has there, and nothing else, whatever the whole is', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWhole,
        fc.array(anyArea, { minLength: 1, maxLength: 3 }),
        async (made, areas) => {
          const touched = ([id]: readonly [number, string]) =>
            areas.some((area) => touches(id, area));
          const expected = new Map(made.tiles.filter(touched));
          if (expected.size === 0) {
            await assert.rejects(cut(handMade(made), areas), /has no tiles of this area/);
            return;
          }
          const { tiles: count, bytes } = await cut(handMade(made), areas);
          assert.equal(count, expected.size);
          const archive = written();
          assert.equal(archive.length, bytes);
          const tiles = read(archive);
          for (let id = 0; id < ALL; id += 1)
            assert.equal(await contentOf(tiles, ...tileIdToZxy(id)), expected.get(id), `${id}`);
          const header = await tiles.getHeader();
          assert.equal(header.clustered, true);
          assert.equal(header.numAddressedTiles, expected.size);
          assert.equal(header.numTileContents, new Set(expected.values()).size);
          assert.deepEqual(await tiles.getMetadata(), METADATA);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has leaf directories where the root is full, with the root in the first 16 KB', async () => {
    // Zoom 8: one tile after the other, each with a content of its own and of its own length.
    const first = (4 ** 8 - 1) / 3;
    const tiles = Array.from({ length: 24_000 }, (_, at) => {
      const noise = createHash('md5').update(`${at}`).digest()[0]! % 97;
      return [first + at, `${at} `.padEnd(12 + noise, '.')] as const;
    });
    const world = { south: -85, west: -180, north: 85, east: 179.9 };
    const whole = handMade({
      tiles,
      zooms: [8, 8],
      metadata: METADATA,
      leafSize: 500,
      isPacked: true,
    });
    await cut(whole, [world]);
    const archive = written();
    const part = read(archive);
    const header = await part.getHeader();
    assert.ok(header.rootDirectoryOffset + header.rootDirectoryLength <= 16_384);
    assert.ok((header.leafDirectoryLength ?? 0) > 0);
    for (const at of [0, 1, 4095, 4096, 12_345, 23_999])
      assert.equal(await contentOf(part, ...tileIdToZxy(first + at)), tiles[at]![1]);
  });

  it('is not nearer than asked, says what it has, and is taken by the site', async () => {
    const tiles = Array.from({ length: ALL }, (_, id) => [id, `tile ${id}`] as const);
    const whole = handMade({ tiles, zooms: [0, 4], metadata: METADATA, isPacked: true });
    const answer = await cut(whole, [{ south: 50, west: 3, north: 51, east: 4 }], 2);
    assert.deepEqual(
      { ...answer, bytes: 0 },
      {
        bytes: 0,
        tiles: 3,
        zooms: { from: 0, to: 2 },
        attribution: '© OpenStreetMap',
      },
    );
    mkdirSync(path.join(dir, 'map'));
    writeFileSync(path.join(dir, 'map/streets.pmtiles'), written());
    const { streets, problems } = await readStreetMap(dir);
    assert.deepEqual(
      [streets?.maxZoom, streets?.attribution, problems],
      [2, '© OpenStreetMap', []],
    );
    const { maxZoom, minLon, maxLat } = await read(written()).getHeader();
    assert.deepEqual([maxZoom, minLon, maxLat], [2, 3, 51]);
  });

  it('is not made of a file that is not whole, of no vector tiles, or of an unknown licence', async () => {
    const made = { tiles: [[0, 'tile']], zooms: [0, 0], isPacked: true } as const;
    const good = handMade({ ...made, metadata: METADATA });
    const changed = (at: number, value: number) => {
      const copy = Buffer.from(good);
      copy[at] = value;
      return copy;
    };
    const area = [{ south: 50, west: 3, north: 51, east: 4 }];
    for (const [whole, reason] of [
      [Buffer.from('PMTiles'), /ends too early/],
      [changed(0, 80 + 1), /no PMTiles archive/],
      [changed(7, 2), /version 3/],
      [changed(99, 2), /no vector tiles/],
      [changed(97, 4), /compressed otherwise/],
      [good.subarray(0, -1), /not downloaded whole/],
      [handMade({ ...made, metadata: {} }), /does not name OpenStreetMap/],
      [handMade({ ...made, metadata: { attribution: '© Somebody' } }), /licence/],
    ] as const) {
      await assert.rejects(cut(whole, area), reason);
      assert.deepEqual(readdirSync(dir), ['whole.pmtiles']);
    }
    await cut(good, area);
    await assert.rejects(extract({ file: file(), to: to(), areas: area }), /exists already/);
  });

  it('is refused before its tiles are listed where they are too many', async () => {
    const whole = handMade({
      tiles: [[0, 'world']],
      zooms: [0, 15],
      metadata: METADATA,
      isPacked: false,
    });
    const continent = { south: 0, west: 0, north: 60, east: 60 };
    await assert.rejects(cut(whole, [continent]), /name a smaller area/);
  });
});

const anyWhole: fc.Arbitrary<HandMade> = fc.record(
  {
    tiles: fc.uniqueArray(fc.nat({ max: ALL - 1 }), { maxLength: 200, size: 'max' }).chain((ids) =>
      fc
        .array(fc.constantFrom('sea', 'meadow', 'town', 'forest'), {
          minLength: ids.length,
          maxLength: ids.length,
        })
        .map((contents) =>
          ids.toSorted((a, b) => a - b).map((id, at) => [id, contents[at]!] as const),
        ),
    ),
    zooms: fc.constant([0, 4] as const),
    metadata: fc.constant(METADATA),
    leafSize: fc.integer({ min: 3, max: 300 }),
    isPacked: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** Ends that are no edge of a tile. */
const anyArea: fc.Arbitrary<Bounds> = fc
  .tuple(
    fc.integer({ min: -79, max: 60 }),
    fc.integer({ min: -179, max: 150 }),
    fc.integer({ min: 1, max: 19 }),
    fc.integer({ min: 1, max: 29 }),
  )
  .map(([south, west, height, width]) => ({
    south: south + 0.123,
    west: west + 0.123,
    north: south + height + 0.1,
    east: west + width + 0.1,
  }));

/** Whether a tile has a part of an area, by the edges of the tile in degrees. */
function touches(id: number, { south, west, north, east }: Bounds): boolean {
  const [z, x, y] = tileIdToZxy(id);
  const lng = (at: number) => (at / 2 ** z) * 360 - 180;
  const lat = (at: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / 2 ** z))) * 180) / Math.PI;
  return lng(x) < east && lng(x + 1) > west && lat(y + 1) < north && lat(y) > south;
}
