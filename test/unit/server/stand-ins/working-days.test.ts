import assert from 'node:assert/strict';
import fc from 'fast-check';
import { workingDays } from '../../../../server/stand-ins/working-days.ts';
import { dayAt } from '../../../../views/domain/history/brussels.ts';

describe('working days', () => {
  it('are those from the day after today in Brussels', () => {
    // A Friday evening in UTC that is a Saturday in Brussels already.
    assert.deepEqual(workingDays(Date.UTC(2026, 10, 20, 23, 30), 3), [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  it('are as many as asked for, all different, from Monday to Friday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 10 }),
        (now, count) => {
          const days = workingDays(now, count);
          assert.equal(new Set(days).size, count);
          assert.ok(days.every((day) => day > dayAt(now)));
          const weekdays = days.map((day) => new Date(day).getUTCDay());
          assert.ok(weekdays.every((day) => day >= 1 && day <= 5));
        },
      ),
    );
  });
});
