import assert from 'node:assert/strict';
import fc from 'fast-check';
import { drawnPolygon } from '../../../../../client/map/draw/drawn-polygon.ts';
import type { MapSurface } from '../../../../../client/map/draw/map-surface.ts';
import { canonicalPolygon } from '../../../../../views/domain/polygon/canonical-polygon.ts';
import {
  type Corner,
  decodePolyline,
} from '../../../../../views/domain/polygon/decode-polyline.ts';
import { anyStroke } from '../../../views/domain/polygon/any-corners.ts';

/** A map with so many steps to a pixel, its upper left corner at 51.1 north and 4 east. */
function surface(steps: number): MapSurface {
  return {
    cornerAt: (x, y) => [51_10000 - Math.round(y * steps), 4_00000 + Math.round(x * steps)],
    pointOf: ([lat, lng]) => [(lng - 4_00000) / steps, (51_10000 - lat) / steps],
    showArea: () => undefined,
  };
}

const circle = (radius: number): Corner[] =>
  Array.from({ length: 400 }, (_, at) =>
    surface(10).cornerAt(
      300 + radius * Math.cos((at / 400) * 2 * Math.PI),
      300 + radius * Math.sin((at / 400) * 2 * Math.PI),
    ),
  );

describe('the area that was drawn on a map', () => {
  it('has few corners where a hand made many', () => {
    const { length } = decodePolyline(drawnPolygon(surface(10), circle(100)) ?? '') ?? [];
    assert.ok(length >= 12 && length <= 40, `${length}`);
  });

  it('is none where it is hardly larger than a tap, or a line', () => {
    assert.equal(drawnPolygon(surface(10), circle(4)), undefined);
    const line = circle(100).map(([lat]): Corner => [lat, 4_00000]);
    assert.equal(drawnPolygon(surface(10), line), undefined);
    assert.equal(drawnPolygon(surface(10), []), undefined);
  });

  it('has the text that the address keeps, whatever was drawn', () => {
    fc.assert(
      fc.property(anyStroke, fc.integer({ min: 1, max: 50 }), (stroke, steps) => {
        const text = drawnPolygon(surface(steps), stroke);
        if (text !== undefined) assert.equal(canonicalPolygon(text), text);
      }),
    );
  });
});
