import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  afterKey,
  dragged,
  FIRST_GAZE,
  type Gaze,
  turned,
  zoomed,
} from '../../../../client/panorama/camera.ts';

const number = fc.double({ min: -100, max: 100, noNaN: true });

describe('looking round in a panorama', () => {
  it('never turns over, never leaves the circle, never zooms beyond reason', () => {
    const step = fc.tuple(number, number, fc.double({ min: 0.01, max: 100, noNaN: true }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let gaze: Gaze = FIRST_GAZE;
        for (const [right, up, factor] of steps) gaze = zoomed(turned(gaze, right, up), factor);
        assert.ok(Math.abs(gaze.yaw) <= Math.PI + 1e-9);
        assert.ok(Math.abs(gaze.pitch) < Math.PI / 2);
        assert.ok(gaze.field >= 0.6 && gaze.field <= 2);
      }),
    );
  });

  it('goes the way of the arrow, and back', () => {
    assert.ok(afterKey(FIRST_GAZE, 'ArrowRight')!.yaw > 0);
    assert.ok(afterKey(FIRST_GAZE, 'ArrowUp')!.pitch > 0);
    const there = afterKey(FIRST_GAZE, 'ArrowLeft')!;
    assert.deepEqual(afterKey(there, 'ArrowRight'), FIRST_GAZE);
    assert.ok(afterKey(FIRST_GAZE, '+')!.field < FIRST_GAZE.field);
    assert.ok(afterKey(FIRST_GAZE, '-')!.field > FIRST_GAZE.field);
    assert.equal(afterKey(FIRST_GAZE, 'Tab'), undefined);
  });

  it('drags the picture with the finger', () => {
    const gaze = dragged(FIRST_GAZE, 100, 50, 1000);
    assert.ok(gaze.yaw < 0, 'to the right shows what is on the left');
    assert.ok(gaze.pitch > 0, 'down shows what is above');
  });
});
