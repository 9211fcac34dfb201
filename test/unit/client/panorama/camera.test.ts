import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  afterKey,
  dragged,
  facing,
  INITIAL_CAMERA,
  type Camera,
  turned,
  zoomed,
} from '../../../../client/panorama/camera.ts';

const number = fc.double({ min: -100, max: 100, noNaN: true });

describe('looking round in a panorama', () => {
  it('never turns over, never leaves the circle, never zooms beyond reason', () => {
    const step = fc.tuple(number, number, fc.double({ min: 0.01, max: 100, noNaN: true }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let camera: Camera = INITIAL_CAMERA;
        for (const [right, up, factor] of steps) camera = zoomed(turned(camera, right, up), factor);
        assert.ok(Math.abs(camera.yaw) <= Math.PI + 1e-9);
        assert.ok(Math.abs(camera.pitch) < Math.PI / 2);
        assert.ok(camera.field >= 0.6 && camera.field <= 2);
      }),
    );
  });

  it('goes the way of the arrow, and back', () => {
    assert.ok(afterKey(INITIAL_CAMERA, 'ArrowRight')!.yaw > 0);
    assert.ok(afterKey(INITIAL_CAMERA, 'ArrowUp')!.pitch > 0);
    const there = afterKey(INITIAL_CAMERA, 'ArrowLeft')!;
    assert.deepEqual(afterKey(there, 'ArrowRight'), INITIAL_CAMERA);
    assert.ok(afterKey(INITIAL_CAMERA, '+')!.field < INITIAL_CAMERA.field);
    assert.ok(afterKey(INITIAL_CAMERA, '-')!.field > INITIAL_CAMERA.field);
    assert.equal(afterKey(INITIAL_CAMERA, 'Tab'), undefined);
  });

  it('drags the picture with the finger', () => {
    const camera = dragged(INITIAL_CAMERA, 100, 50, 1000);
    assert.ok(camera.yaw < 0, 'to the right shows what is on the left');
    assert.ok(camera.pitch > 0, 'down shows what is above');
  });

  it('opens on the point of the picture that it is told', () => {
    assert.deepEqual(facing(50), INITIAL_CAMERA);
    assert.ok(Math.abs(facing(25).yaw + Math.PI / 2) < 1e-9);
    assert.ok(Math.abs(facing(75).yaw - Math.PI / 2) < 1e-9);
  });
});
