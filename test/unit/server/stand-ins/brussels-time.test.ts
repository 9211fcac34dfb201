import assert from 'node:assert/strict';
import fc from 'fast-check';
import { instantOf, wallTime, workingDays } from '../../../../server/stand-ins/brussels-time.ts';

const MINUTE = 60_000;

describe('the time in Brussels', () => {
  for (const [date, time, iso] of [
    ['2026-11-24', '10:00', '2026-11-24T09:00:00.000Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    // Summer time begins on 29 March and ends on 25 October, at 01:00 UTC.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2027-01-01', '00:30', '2026-12-31T23:30:00.000Z'],
  ] as const) {
    it(`${date} ${time} is ${iso}`, () => {
      assert.equal(new Date(instantOf({ date, time })).toISOString(), iso);
    });
  }

  it('has none for a time that is skipped', () => {
    assert.throws(() => instantOf({ date: '2026-03-29', time: '02:30' }), RangeError);
  });

  it('shows every instant as its clocks do, and knows it by that', () => {
    const minutes = fc.integer({
      min: Date.UTC(2020, 0) / MINUTE,
      max: Date.UTC(2040, 0) / MINUTE,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = wallTime(minute * MINUTE);
        const found = instantOf(shown);
        assert.deepEqual(wallTime(found), shown);
        // The hour that comes twice is its second.
        assert.ok([0, 60].includes(found / MINUTE - minute));
      }),
    );
  });

  it('knows the next working days, from the day after today', () => {
    // A Friday evening in UTC that is a Saturday in Brussels already.
    assert.deepEqual(workingDays(Date.UTC(2026, 10, 20, 23, 30), 3), [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 10 }),
        (now, count) => {
          const days = workingDays(now, count);
          assert.equal(new Set(days).size, count);
          assert.ok(days.every((day) => day > wallTime(now).date));
          const weekdays = days.map((day) => new Date(day).getUTCDay());
          assert.ok(weekdays.every((day) => day >= 1 && day <= 5));
        },
      ),
    );
  });
});
