import assert from 'node:assert/strict';
import {
  GALLERY_PHYSICS,
  SLIDE_PHYSICS,
  TESTIMONIAL_PHYSICS,
  type SlidePhysics,
  StepClock,
} from '../../../../client/slides/slide-physics.ts';

/** Milliseconds, at 60 steps a second, until Flickity's physics stay within a pixel. */
function duration({ selectedAttraction, friction }: SlidePhysics, pixels: number): number {
  const away: number[] = [];
  for (let left = pixels, speed = 0; away.length < 120; ) {
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
      const took = duration(GALLERY_PHYSICS, width);
      assert.ok(took >= 140 && took <= 200, `${took} ms at ${width} px`);
    }
  });

  it('is 1000 ms from testimonial to testimonial', () => {
    for (const width of [390, 844, 1280]) {
      const took = duration(TESTIMONIAL_PHYSICS, width);
      assert.ok(took >= 800 && took <= 1000, `${took} ms at ${width} px`);
    }
  });

  it('is 300 ms in a carousel', () => {
    assert.ok(
      Math.abs(duration(SLIDE_PHYSICS, 1280) - 300) <= 35,
      String(duration(SLIDE_PHYSICS, 1280)),
    );
  });
});

describe('the steps of a row', () => {
  /** Steps taken in so many milliseconds at this frame rate. */
  function stepsIn(milliseconds: number, rate: number): number {
    const clock = new StepClock();
    const frames = Math.round((milliseconds * rate) / 1000);
    let steps = 0;
    for (let frame = 0; frame <= frames; frame += 1) {
      steps += clock.due(5_000 + (frame * 1000) / rate);
      assert.ok(clock.fraction >= 0 && clock.fraction < 1);
    }
    return steps;
  }

  for (const rate of [30, 60, 75, 90, 120, 144, 240]) {
    it(`are as many in 200 ms at ${rate} frames a second`, () => {
      const steps = stepsIn(200, rate);
      assert.ok(steps >= 12 && steps <= 13, String(steps));
    });
  }

  it('begin at once, and are few after a page that stood still', () => {
    const clock = new StepClock();
    assert.equal(clock.due(1000), 1);
    assert.equal(clock.due(1000), 0);
    assert.equal(clock.due(61_000), 12);
    assert.equal(clock.due(61_001), 0);
  });
});
