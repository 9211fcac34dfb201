import assert from 'node:assert/strict';
import { momentIn, timeIn } from '../../../../../server/services/crm/wire-values.ts';

describe('a time of the CRM', () => {
  it('is of Brussels where it has no zone, in summer and in winter', () => {
    for (const [text, utc] of [
      ['2026-07-01T10:00:00', '2026-07-01T08:00:00Z'],
      ['2026-07-01T10:00', '2026-07-01T08:00:00Z'],
      ['2026-07-01 10:00:30.5', '2026-07-01T08:00:30.5Z'],
      [' 2026-12-01T10:00:00 ', '2026-12-01T09:00:00Z'],
      ['2026-12-01', '2026-11-30T23:00:00Z'],
    ] as const) {
      assert.equal(timeIn(text), Date.parse(utc), text);
    }
    assert.equal(momentIn('2026-07-01T10:00:00'), '2026-07-01T10:00');
    assert.equal(momentIn('2026-07-01'), '2026-07-01T00:00');
  });

  it('is of its own zone where it has one', () => {
    for (const text of [
      '2026-07-01T08:00:00Z',
      '2026-07-01T10:00:00+02:00',
      '/Date(1782892800000)/',
      '/Date(1782892800000+0200)/',
    ]) {
      assert.equal(momentIn(text), '2026-07-01T10:00', text);
    }
  });

  it('is nothing where it cannot be read', () => {
    for (const value of ['', 'Jan', '01/07/2026', '2026-07-01T25:00:00', '2026-13-01', 5, null]) {
      assert.equal(momentIn(value), undefined, String(value));
    }
  });
});
