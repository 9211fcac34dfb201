import assert from 'node:assert/strict';
import { momentAt } from '../../../../../views/domain/history/brussels.ts';
import {
  hasTimeLeft,
  isOutsideHours,
  isWithin,
  reminderTime,
} from '../../../../../views/domain/visits/visit-times.ts';

const MORNING = {
  date: '2026-12-24',
  part: 'morning' as const,
  opens: '09:00',
  closes: '12:30',
};
const at = (moment: string) => Date.parse(`${moment}+01:00`);

describe('the times of a visit', () => {
  it('are within a half-day from its beginning, and not at its end', () => {
    const within = ['08:59', '09:00', '12:29', '12:30'].filter((time) =>
      isWithin(at(`2026-12-24T${time}`), MORNING),
    );
    assert.deepEqual(within, ['09:00', '12:29']);
    assert.equal(isWithin(at('2026-12-25T10:00'), MORNING), false);
    assert.equal(hasTimeLeft(MORNING, at('2026-12-24T12:29')), true);
    assert.equal(hasTimeLeft(MORNING, at('2026-12-24T12:30')), false);
  });

  it('are outside the hours of an office on its closed days and on holidays, if it has hours', () => {
    const office = {
      openingHours: [
        { dayOfWeek: ['Thursday' as const, 'Friday' as const], opens: '09:00', closes: '18:00' },
      ],
    };
    assert.equal(isOutsideHours(office, at('2026-12-24T17:59')), false);
    assert.equal(isOutsideHours(office, at('2026-12-24T18:00')), true);
    assert.equal(isOutsideHours(office, at('2026-12-25T10:00')), true);
    assert.equal(isOutsideHours(office, at('2026-12-26T10:00')), true);
    assert.equal(isOutsideHours({ openingHours: [] }, at('2026-12-26T10:00')), false);
    assert.equal(isOutsideHours(undefined, at('2026-12-26T10:00')), false);
  });

  it('are reminded of the day before from ten o’clock, also over a change of the clock', () => {
    const confirmed = at('2026-11-24T10:00');
    for (const [start, from] of [
      ['2026-12-24T10:00+01:00', '2026-12-23T10:00'],
      ['2026-12-24T00:30+01:00', '2026-12-23T10:00'],
      ['2026-12-24T23:30+01:00', '2026-12-23T10:00'],
      ['2027-03-28T10:00+02:00', '2027-03-27T10:00'],
      ['2027-03-29T00:30+02:00', '2027-03-28T10:00'],
      ['2027-10-31T23:30+01:00', '2027-10-30T10:00'],
      ['2027-11-01T10:00+01:00', '2027-10-31T10:00'],
    ] as const) {
      const due = reminderTime(Date.parse(start), confirmed);
      assert.equal(due && momentAt(due.from), from, start);
      assert.equal(due?.until, Date.parse(start) - 2 * 3_600_000);
    }
  });

  it('are not reminded of when they were confirmed the day before or later', () => {
    const start = at('2026-12-24T10:00');
    assert.ok(reminderTime(start, at('2026-12-22T23:59')));
    assert.equal(reminderTime(start, at('2026-12-23T00:00')), undefined);
    assert.equal(reminderTime(start, at('2026-12-24T09:00')), undefined);
  });
});
