import assert from 'node:assert/strict';
import fc from 'fast-check';
import { collectEntries, frameOf } from '../../../../../server/services/map/map-entries.ts';
import type { MapPosition } from '../../../../../views/domain/list/finding.ts';
import { MAX_CARDS } from '../../../../../views/domain/place/map-answer.ts';

const exact = (id: number, lat: number, lng: number): MapPosition => ({ id, lat, lng });
const hidden = (id: number, lat = 51, lng = 4): MapPosition => ({ id, lat, lng, areaKm: 2.5 });

/** Homes spread over the country; every fourth address is not published. */
function many(count: number): MapPosition[] {
  return Array.from({ length: count }, (_, id) => {
    const [lat, lng] = [49.5 + ((id * 7919) % 1000) / 500, 2.6 + ((id * 104_729) % 1000) / 300];
    return id % 4 === 0
      ? hidden(id, Math.round(lat * 10) / 10, Math.round(lng))
      : exact(id, lat, lng);
  });
}

const position = fc.record({
  id: fc.nat(),
  lat: fc.double({ min: 49, max: 52, noNaN: true }),
  lng: fc.double({ min: 2, max: 7, noNaN: true }),
});
const area = fc.record({
  id: fc.nat(),
  lat: fc.constantFrom(50, 50.5, 51),
  lng: fc.constantFrom(3, 4),
  areaKm: fc.constant(2.5),
});

describe('what a map shows of the homes of a list', () => {
  it('is a point for a home, and one area for the hidden ones of a municipality', () => {
    const { points, areas, aggregates, isWhole } = collectEntries(
      [hidden(1), exact(2, 51, 4), hidden(3), hidden(4, 50, 4)],
      undefined,
    );
    assert.deepEqual(points, [{ key: '2', lat: 51, lng: 4 }]);
    assert.deepEqual(
      areas.map(({ keys, count, km }) => ({ keys, count, km })),
      [
        { keys: ['1', '3'], count: 2, km: 2.5 },
        { keys: ['4'], count: 1, km: 2.5 },
      ],
    );
    assert.deepEqual([aggregates, isWhole], [[], true]);
  });

  it('tells a project from the home of the same number', () => {
    const project: MapPosition = { ...exact(2, 50, 4), isProject: true };
    const { points } = collectEntries([exact(2, 51, 4), project], undefined);
    assert.deepEqual(
      points.map(({ key }) => key),
      ['2', 'p2'],
    );
  });

  it('names no more homes of an area than can be shown at a time', () => {
    const homes = Array.from({ length: 100 }, (_, id) => hidden(id));
    const [only] = collectEntries(homes, undefined).areas;
    assert.equal(only?.count, 100);
    assert.equal(only?.keys.length, MAX_CARDS);
  });

  it('keeps to the part that is looked at, and says so', () => {
    const homes = [exact(1, 50, 4), exact(2, 51, 4)];
    const view = { south: 50.5, west: 3, north: 51.5, east: 5 };
    const seen = collectEntries(homes, view);
    assert.deepEqual(
      seen.points.map(({ key }) => key),
      ['2'],
    );
    assert.equal(seen.isWhole, false);
  });

  it('stays small however many homes there are, and loses none of them', () => {
    const homes = many(100_000);
    const { points, areas, aggregates, isWhole } = collectEntries(homes, undefined);
    assert.ok(points.length + areas.length + aggregates.length <= 2000);
    assert.equal(isWhole, false);
    const told = [...areas, ...aggregates].reduce((sum, { count }) => sum + count, points.length);
    assert.equal(told, homes.length);
  });

  it('tells the position of a home only where it is told exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(position, area), { maxLength: 60 }), (homes) => {
        const { points, areas } = collectEntries(homes, undefined);
        const exactly = (homes as readonly MapPosition[]).filter(
          (home) => home.areaKm === undefined,
        );
        assert.deepEqual(
          points,
          exactly.map(({ id, lat, lng }) => ({ key: String(id), lat, lng })),
        );
        assert.ok(areas.every(({ km }) => km === 2.5));
        const counted = areas.reduce((sum, { count }) => sum + count, points.length);
        assert.equal(counted, homes.length);
      }),
    );
  });

  it('begins with the homes of the country and next to it; nothing has no frame', () => {
    assert.equal(frameOf([]), undefined);
    const homes = [exact(1, 50, 4), exact(2, 51, 3)];
    const around = { south: 50, west: 3, north: 51, east: 4 };
    assert.deepEqual(frameOf(homes), around);
    const inSpain = exact(3, 37.98, -0.68);
    assert.deepEqual(frameOf([...homes, inSpain]), around);
    const alone = { south: 37.98, west: -0.68, north: 37.98, east: -0.68 };
    assert.deepEqual(frameOf([inSpain]), alone);
  });
});
