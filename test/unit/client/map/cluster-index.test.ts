import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ClusterIndex } from '../../../../client/map/cluster-index.ts';
import { MAX_CARDS } from '../../../../views/domain/place/map-answer.ts';

const WORLD = { south: 45, west: 0, north: 55, east: 10 };
const MAX_ZOOM = 17;
const point = (key: string, lat: number, lng: number) => ({ key, lat, lng, name: key });

const points = fc.uniqueArray(
  fc.record({
    key: fc.nat().map(String),
    lat: fc.double({ min: 49, max: 52, noNaN: true }),
    lng: fc.double({ min: 2, max: 7, noNaN: true }),
    name: fc.string(),
  }),
  { selector: ({ key }) => key, maxLength: 50 },
);

describe('the clusters of a map', () => {
  it('count homes and not markers: an area and an aggregate count as many as they hold', () => {
    const area = { lat: 51, lng: 4, km: 2.5, count: 3, keys: ['2', '3', '4'], name: 'Gent' };
    const aggregate = { lat: 51.0001, lng: 4, count: 40 };
    const entries = { points: [point('1', 51, 4)], areas: [area], aggregates: [aggregate] };
    const [all, ...others] = new ClusterIndex(entries, MAX_ZOOM).within(WORLD, 6);
    assert.deepEqual(others, []);
    assert.ok(all?.kind === 'cluster');
    assert.equal(all.count, 44);
  });

  it('lose no home at any zoom', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 5, max: MAX_ZOOM }), (all, zoom) => {
        const index = new ClusterIndex({ points: all, areas: [], aggregates: [] }, MAX_ZOOM);
        const shown = index.within(WORLD, zoom);
        const counted = shown.reduce(
          (sum, one) => sum + (one.kind === 'cluster' ? one.count : 1),
          0,
        );
        assert.equal(counted, all.length);
      }),
    );
  });

  it('fall apart nearer by, unless their homes are in one place', () => {
    const apart = [point('1', 51, 4), point('2', 51.01, 4)];
    const together = [point('3', 50, 4), point('4', 50, 4)];
    const entries = { points: [...apart, ...together], areas: [], aggregates: [] };
    const index = new ClusterIndex(entries, MAX_ZOOM);
    const [north, south] = index.within(WORLD, 8);
    assert.ok(north?.kind === 'cluster' && south?.kind === 'cluster');
    assert.ok(index.expansionZoom(north.cluster) <= MAX_ZOOM);
    assert.ok(index.expansionZoom(south.cluster) > MAX_ZOOM);
    assert.deepEqual(index.keysIn(south.cluster).sort(), ['3', '4']);
  });

  it('tell of no more homes than one answer holds', () => {
    const all = Array.from({ length: 60 }, (_, at) => point(String(at), 51, 4));
    const index = new ClusterIndex({ points: all, areas: [], aggregates: [] }, MAX_ZOOM);
    const [only] = index.within(WORLD, MAX_ZOOM);
    assert.ok(only?.kind === 'cluster');
    assert.equal(index.keysIn(only.cluster).length, MAX_CARDS);
    assert.equal(index.keysIn(only.cluster, Infinity).length, 60);
  });
});
