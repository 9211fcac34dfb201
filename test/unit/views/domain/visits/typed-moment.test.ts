import assert from 'node:assert/strict';
import fc from 'fast-check';
import { momentAt } from '../../../../../views/domain/history/brussels.ts';
import { readMoment, readTime } from '../../../../../views/domain/visits/typed-moment.ts';

const NOW = Date.UTC(2026, 10, 24, 12);

describe('a typed date and time', () => {
  it('is read by the clock of Brussels, in winter and in summer', () => {
    assert.deepEqual(readMoment('2026-12-24', '10:00', NOW), { start: Date.UTC(2026, 11, 24, 9) });
    assert.deepEqual(readMoment('2027-03-29', '10:00', NOW), { start: Date.UTC(2027, 2, 29, 8) });
  });

  it('is read as people in Belgium write it', () => {
    for (const date of ['24/12/2026', '24-12-2026', '24.12.2026', ' 2026-12-24 ']) {
      assert.deepEqual(readMoment(date, '10:00', NOW), { start: Date.UTC(2026, 11, 24, 9) }, date);
    }
    for (const time of ['9:30', '09.30', '9u30', '9h30', '9 h 30', '930', '09:30 uur']) {
      assert.equal(readTime(time), '09:30', time);
    }
    for (const time of ['14u', '14', '14 Uhr', '14 h']) assert.equal(readTime(time), '14:00', time);
  });

  it('says what is wrong', () => {
    const wrong: [string, string, string][] = [
      ['', '', 'noDate'],
      ['2027-02-31', '10:00', 'badDate'],
      ['31/02/2027', '10:00', 'badDate'],
      ['morgen', '10:00', 'badDate'],
      ['2026-12-24T09:00Z', '10:00', 'badDate'],
      ['/Date(1798102800000)/', '10:00', 'badDate'],
      ['2026-12-24', ' ', 'noTime'],
      ['2026-12-24', '24:00', 'badTime'],
      ['2026-12-24', '10:60', 'badTime'],
      ['2026-12-24', '-1', 'badTime'],
      ['2026-12-24', 'tien uur', 'badTime'],
      ['2027-03-28', '02:30', 'badTime'],
      ['2026-11-24', '13:00', 'past'],
      ['0999-01-01', '10:00', 'badDate'],
      ['2206-12-24', '10:00', 'far'],
    ];
    for (const [date, time, fault] of wrong) {
      assert.deepEqual(readMoment(date, time, NOW), { fault }, `${date} ${time}`);
    }
  });

  it('is a moment of that clock in the future, or has a fault, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}$/),
      fc.stringMatching(/^[0-9]{1,2}[:.uh][0-9]{1,2}$/),
    );
    fc.assert(
      fc.property(text, text, (date, time) => {
        const read = readMoment(date, time, NOW);
        if ('fault' in read) return;
        assert.ok(read.start > NOW);
        assert.ok(momentAt(read.start).endsWith(`T${readTime(time)}`));
      }),
    );
  });
});
