import assert from 'node:assert/strict';
import { Autoplay } from '../../../../client/slides/autoplay.ts';
import { ManualTimers } from '../../../support/manual-timers.ts';

describe('slides that advance automatically', () => {
  let timers: ManualTimers;
  let shown: number;
  let play: Autoplay;
  beforeEach(() => {
    timers = new ManualTimers();
    shown = 0;
    const after = (ms: number, run: () => void) => timers.after(ms, run);
    play = new Autoplay({ every: 4000, next: () => (shown += 1), after });
    play.start();
  });

  it('go on each time the slide was shown for its time', () => {
    for (const next of [1, 2, 3]) {
      assert.deepEqual(timers.waiting, [4000]);
      timers.goOff(4000);
      assert.equal(shown, next);
    }
  });

  it('stand still until nothing holds them any more', () => {
    play.hold('pointer', true);
    play.hold('focus', true);
    play.hold('pointer', false);
    assert.deepEqual(timers.waiting, []);
    play.hold('focus', false);
    assert.deepEqual(timers.waiting, [4000]);
    play.hold('focus', false);
    assert.deepEqual(timers.waiting, [4000]);
  });

  it('do not begin while something holds them, nor go on after they are stopped', () => {
    play.hold('button', true);
    play.start();
    assert.deepEqual(timers.waiting, []);
    play.hold('button', false);
    play.stop();
    assert.deepEqual(timers.waiting, []);
    assert.equal(shown, 0);
  });

  it('are held from within the call for the next slide', () => {
    const after = (ms: number, run: () => void) => timers.after(ms, run);
    const once: Autoplay = new Autoplay({ every: 7, next: () => once.hold('button', true), after });
    once.start();
    timers.goOff(7);
    assert.deepEqual(timers.waiting, [4000]);
  });
});
