import fc from 'fast-check';
import type { Corner } from '../../../../../views/domain/polygon/decode-polyline.ts';

/** Corners anywhere on the globe, near its edges more often, and some of them next to each other. */
export function anyCorners(minLength: number, maxLength: number): fc.Arbitrary<Corner[]> {
  const around = fc.tuple(
    fc.integer({ min: -90_00000, max: 90_00000 }),
    fc.integer({ min: -180_00000, max: 180_00000 }),
  );
  const near = fc.tuple(
    fc.integer({ min: 51_00000, max: 51_00004 }),
    fc.integer({ min: 3_00000, max: 3_00004 }),
  );
  const edge = fc.constantFrom<Corner>(
    [90_00000, 180_00000],
    [-90_00000, -180_00000],
    [0, 180_00000],
  );
  return fc.array(fc.oneof(around, { weight: 2, arbitrary: near }, edge), { minLength, maxLength });
}

/** A stroke as a hand draws it: many corners, each a little further. */
export const anyStroke: fc.Arbitrary<Corner[]> = fc
  .array(fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 })), {
    minLength: 3,
    maxLength: 2000,
    size: 'max',
  })
  .map((steps) => {
    let [lat, lng] = [51_00000, 4_00000];
    return steps.map(([dy, dx]) => [(lat += dy), (lng += dx)]);
  });
