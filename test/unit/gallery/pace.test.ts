import assert from 'node:assert/strict';
import { GALLERY_PACE, PACE, type RowPace } from '../../../client/lib/row-pace.ts';

/** Milliseconds at 60 frames a second until Flickity's physics are within a pixel, for good. */
function duration({ selectedAttraction, friction }: RowPace, pixels: number): number {
  const away: number[] = [];
  for (let left = pixels, speed = 0; away.length < 60; ) {
    speed += left * selectedAttraction;
    left -= speed;
    speed *= 1 - friction;
    away.push(Math.abs(left));
  }
  const frames = away.findLastIndex((distance) => distance >= 1) + 2;
  return Math.round((frames * 1000) / 60);
}

describe('the pace of a row', () => {
  it('is 200 ms from picture to picture in the gallery, on a phone and on a desktop', () => {
    for (const width of [390, 844, 1280]) {
      const took = duration(GALLERY_PACE, width);
      assert.ok(took >= 140 && took <= 200, `${took} ms at ${width} px`);
    }
  });

  it('is 300 ms in a carousel', () => {
    assert.ok(Math.abs(duration(PACE, 1280) - 300) <= 35, String(duration(PACE, 1280)));
  });
});
