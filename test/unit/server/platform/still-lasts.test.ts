import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stillLasts } from '../../../../server/platform/still-lasts.ts';

const time = fc.integer({ min: 0, max: 1e13 });

describe('a wait', () => {
  it('lasts as long as it may, and no longer, whatever the clock does', () => {
    const times = fc.record({ begun: time, now: time, longest: fc.integer({ min: 1, max: 1e9 }) });
    fc.assert(
      fc.property(times, ({ begun, now, longest }) => {
        const lasts = stillLasts(begun + longest, now, longest);
        assert.equal(lasts, begun <= now && now < begun + longest);
      }),
    );
  });
});
