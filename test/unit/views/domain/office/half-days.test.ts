import assert from 'node:assert/strict';
import fc from 'fast-check';
import { addDays } from '../../../../../views/domain/history/brussels.ts';
import { easterSunday, isHoliday } from '../../../../../views/domain/office/belgian-holidays.ts';
import { nextHalfDays } from '../../../../../views/domain/office/half-days.ts';
import { openingsOn } from '../../../../../views/domain/office/open-hours.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const OFFICE = {
  openingHours: [
    { dayOfWeek: [...WEEK], opens: '14:00', closes: '18:00' },
    { dayOfWeek: [...WEEK], opens: '09:00', closes: '12:30' },
    { dayOfWeek: ['Saturday' as const], opens: '10:00', closes: '13:00' },
  ],
  closedDays: [{ from: '2026-12-28', to: '2026-12-31' }, { from: '2026-12-04' }],
};
const said = (today: string) =>
  nextHalfDays(OFFICE, today, 3).map(({ date, part, opens, closes }) =>
    [date, part, `${opens}-${closes}`].join(' '),
  );

describe('the holidays of Belgium', () => {
  it('have Easter where almanacs have it', () => {
    const known = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'];
    assert.deepEqual(
      known.map((date) => easterSunday(Number(date.slice(0, 4)))),
      known,
    );
  });

  it('are ten in 2026', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    assert.deepEqual(days.filter(isHoliday), [
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });
});

describe('half-days for a visit', () => {
  it('are three, on days of their own, in the hours of the office', () => {
    assert.deepEqual(said('2026-11-24'), [
      '2026-11-26 morning 09:00-12:30',
      '2026-11-27 afternoon 14:00-18:00',
      '2026-11-28 morning 10:00-12:30',
    ]);
  });

  it('leave out holidays and the days that the office is closed', () => {
    assert.deepEqual(said('2026-12-23'), [
      '2026-12-26 morning 10:00-12:30',
      '2027-01-02 morning 10:00-12:30',
      '2027-01-04 afternoon 14:00-18:00',
    ]);
    assert.deepEqual(openingsOn(OFFICE, '2026-12-04'), []);
  });

  it('are at least a day ahead and open, whatever the date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const today = addDays('2024-01-01', days);
        const found = nextHalfDays(OFFICE, today, 3);
        assert.equal(found.length, 3);
        for (const { date, opens, closes } of found) {
          assert.ok(date >= addDays(today, 2) && opens < closes);
          assert.ok(openingsOn(OFFICE, date).some((opening) => opening.opens <= opens));
        }
      }),
    );
  });

  it('are empty for an office without hours', () => {
    assert.deepEqual(nextHalfDays({ openingHours: [] }, '2026-11-24', 3), []);
  });
});
