import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MAX_CORNERS, POLYGON } from '../../../../../views/domain/filters/polygon.ts';
import {
  canonicalPolygon,
  polygonText,
} from '../../../../../views/domain/polygon/canonical-polygon.ts';
import { correctedPolygon } from '../../../../../views/domain/polygon/corrected-polygon.ts';
import {
  type Corner,
  decodePolyline,
} from '../../../../../views/domain/polygon/decode-polyline.ts';
import { encodePolyline } from '../../../../../views/domain/polygon/encode-polyline.ts';
import { simplifyRing } from '../../../../../views/domain/polygon/simplify-ring.ts';
import { anyCorners, anyStroke } from './any-corners.ts';

const SQUARE: Corner[] = [
  [50_00000, 3_00000],
  [50_00000, 4_00000],
  [51_00000, 4_00000],
  [51_00000, 3_00000],
];
const CANONICAL = encodePolyline(SQUARE);

describe('the canonical text of a drawn area', () => {
  it('is one for every corner it begins with, either way around, closed or with corners twice', () => {
    for (const ring of [SQUARE, SQUARE.toReversed()]) {
      for (const at of ring.keys()) {
        const turned = [...ring.slice(at), ...ring.slice(0, at)];
        const texts = [turned, [...turned, turned[0]!], turned.flatMap((one) => [one, one])];
        for (const text of texts) assert.equal(canonicalPolygon(encodePolyline(text)), CANONICAL);
      }
    }
  });

  it('is undefined for corners that enclose no area', () => {
    const [a, b, c] = SQUARE as [Corner, Corner, Corner];
    const middle: Corner = [50_50000, 3_50000];
    for (const ring of [
      [],
      [a],
      [a, b],
      [a, a, a],
      [a, b, a, b],
      [a, c, middle],
      [a, c, middle, c],
    ])
      assert.equal(polygonText(ring), undefined);
    assert.equal(canonicalPolygon('no such text'), undefined);
  });

  it('keeps an area that crosses itself, though its halves cancel out', () => {
    const [a, b, c, d] = SQUARE as [Corner, Corner, Corner, Corner];
    assert.ok(polygonText([a, c, b, d]));
  });

  it('is canonical, has three to sixty corners, and is what the filter reads', () => {
    fc.assert(
      fc.property(fc.oneof(anyCorners(0, 150), anyStroke), (corners) => {
        const text = polygonText(corners);
        if (text === undefined) return;
        assert.equal(canonicalPolygon(text), text);
        const { length } = decodePolyline(text) ?? [];
        assert.ok(length >= 3 && length <= MAX_CORNERS);
        assert.ok(length <= corners.length);
        assert.equal(POLYGON.read(new URLSearchParams({ polygon: text })), text);
      }),
    );
  });

  it('replaces other texts of it in a query string, and leaves the rest as it is', () => {
    const other = encodePolyline(SQUARE.toReversed());
    const corrected = (...texts: string[]) => {
      const pairs = texts.map((text) => ['polygon', text]);
      return correctedPolygon(new URLSearchParams([['x', '1'], ...pairs]))?.toString();
    };
    const right = new URLSearchParams({ x: '1', polygon: CANONICAL }).toString();
    assert.equal(corrected(), undefined);
    assert.equal(corrected(CANONICAL), undefined);
    for (const texts of [[other], [CANONICAL, CANONICAL], ['', other, 'x']])
      assert.equal(corrected(...texts), right);
    assert.equal(corrected('x'), 'x=1');
  });
});

describe('a ring with fewer corners', () => {
  /** The distance of a corner to a line, in steps of latitude, by the area of a triangle. */
  const apart = (corner: Corner, from: Corner, to: Corner, scale: number): number => {
    const [a, b, c] = [corner, from, to].map(([lat, lng]) => [lat, lng * scale] as const);
    const between = (p: readonly [number, number], q: readonly [number, number]) =>
      Math.hypot(p[0] - q[0], p[1] - q[1]);
    const [ab, ac, bc] = [between(a!, b!), between(a!, c!), between(b!, c!)];
    if (bc === 0 || ab ** 2 > ac ** 2 + bc ** 2 || ac ** 2 > ab ** 2 + bc ** 2)
      return Math.min(ab, ac);
    const twice = (b![0] - a![0]) * (c![1] - a![1]) - (c![0] - a![0]) * (b![1] - a![1]);
    return Math.abs(twice) / bc;
  };

  it('has at most as many as allowed, and below that none is farther than the tolerance', () => {
    const limits = fc.record({
      max: fc.integer({ min: 2, max: 60 }),
      tolerance: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(anyStroke, limits, (stroke, { max, tolerance }) => {
        const kept = simplifyRing(stroke, { max, tolerance });
        assert.ok(kept.length <= max);
        assert.equal(kept[0], stroke[0]);
        const places = kept.map((corner) => stroke.indexOf(corner));
        assert.deepEqual(
          places,
          places.toSorted((a, b) => a - b),
        );
        if (kept.length === max) return;
        const lats = stroke.map(([lat]) => lat);
        const scale = Math.cos(
          (((Math.min(...lats) + Math.max(...lats)) / 2 / 100_000) * Math.PI) / 180,
        );
        for (const [at, from] of kept.entries()) {
          const to = kept[at + 1] ?? kept[0]!;
          for (const left of stroke.slice(places[at]! + 1, places[at + 1]))
            assert.ok(apart(left, from, to, scale) <= tolerance + 1e-3);
        }
      }),
    );
  });

  it('is a circle still, after two thousand corners', () => {
    const circle = Array.from({ length: 2000 }, (_, at): Corner => {
      const turn = (at / 2000) * 2 * Math.PI;
      return [
        Math.round(51_00000 + 10_000 * Math.sin(turn)),
        Math.round(4_00000 + 16_000 * Math.cos(turn)),
      ];
    });
    const text = polygonText(circle);
    assert.equal(decodePolyline(text ?? '')?.length, MAX_CORNERS);
    // An address that mails and messages pass on in one piece.
    assert.ok(new URLSearchParams({ polygon: text ?? '' }).toString().length < 1000);
  });
});
