import assert from 'node:assert/strict';
import fc from 'fast-check';
import { callSlots } from '../../../../../views/domain/office/call-slots.ts';
import { openingsOn } from '../../../../../views/domain/office/open-hours.ts';
import { officeSchema } from '../../../../../views/domain/site/office.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const { openingHours } = officeSchema.pick({ openingHours: true }).parse({
  openingHours: [
    { dayOfWeek: WEEKDAYS, opens: '09:00', closes: '12:30' },
    { dayOfWeek: WEEKDAYS, opens: '13:30', closes: '18:00' },
  ],
});
const OFFICE = { openingHours, closedDays: [{ from: '2026-11-26' }] };
/** The slots of each day, as `opens-closes`. */
function slotsAt(now: string, office = OFFICE) {
  const byDay = Map.groupBy(callSlots(office, Date.parse(now)), ({ date }) => date);
  return new Map(
    [...byDay].map(([date, all]) => [date, all.map((one) => `${one.opens}-${one.closes}`)]),
  );
}

const MORNING = ['09:00-10:00', '10:00-11:00', '11:00-12:00', '12:00-12:30'];

describe('the times at which an office calls', () => {
  it('are the hours that are left today, and those of the next two open days', () => {
    const slots = slotsAt('2026-11-24T15:20+01:00');
    assert.deepEqual([...slots.keys()], ['2026-11-24', '2026-11-25', '2026-11-27']);
    assert.deepEqual(slots.get('2026-11-24'), ['15:30-16:30', '16:30-17:30', '17:30-18:00']);
    assert.deepEqual(slots.get('2026-11-25')?.slice(0, 4), MORNING);
  });

  it('begin tomorrow once the office is closed', () => {
    assert.deepEqual(
      [...slotsAt('2026-11-27T17:50+01:00').keys()],
      ['2026-11-30', '2026-12-01', '2026-12-02'],
    );
  });

  it('are offered some minutes after they have begun', () => {
    assert.ok(slotsAt('2026-11-24T15:44+01:00').get('2026-11-24')?.includes('15:30-16:30'));
    assert.deepEqual(slotsAt('2026-11-24T15:45+01:00').get('2026-11-24'), [
      '16:30-17:30',
      '17:30-18:00',
    ]);
  });

  it('are none of an office without hours', () => {
    assert.deepEqual(callSlots({ openingHours: [] }, 0), []);
  });

  it('are always within the hours of the office, in order, and not over', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        const slots = callSlots(OFFICE, date.getTime());
        const keys = slots.map((slot) => `${slot.date} ${slot.opens}`);
        assert.deepEqual(keys, keys.toSorted());
        assert.equal(new Set(slots.map((slot) => slot.date)).size, 3);
        for (const { date: day, opens, closes } of slots) {
          assert.ok(opens < closes);
          const isWithin = openingsOn(OFFICE, day).some(
            (one) => one.opens <= opens && closes <= one.closes,
          );
          assert.ok(isWithin, `${day} ${opens}`);
        }
      }),
    );
  });
});
