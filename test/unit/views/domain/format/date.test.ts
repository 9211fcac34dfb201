import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatDate, parseDate } from '../../../../../views/domain/format/date.ts';

/** Dates from the CRM, and the day in Brussels. */
const READ: readonly [string, string | undefined][] = [
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-06-31', undefined],
  // 22:30 UTC is 00:30 of the next day in Brussels in summer, 23:30 in winter.
  ['/Date(1782858600000)/', '2026-07-01'],
  ['/Date(1767220200000)/', '2025-12-31'],
  ['/Date(1782858600000+0200)/', '2026-07-01'],
  ['/Date(1782858600000-0500)/', '2026-07-01'],
  ['/Date(0)/', '1970-01-01'],
  ['/Date(-86400000)/', '1969-12-31'],
  ['/Date(-62135596800000)/', undefined],
  ['/Date(-90000000000000)/', undefined],
  ['/Date(-110000000000000)/', undefined],
  ['/Date(9999999999999999)/', undefined],
  ['/Date(99999999999999999)/', undefined],
  ['/Date(x)/', undefined],
  ['Date(0)', undefined],
  ['2026-06-30T22:30:00Z', '2026-07-01'],
  ['2026-06-30T22:30:00.000Z', '2026-07-01'],
  ['2026-06-30T22:30:00', '2026-06-30'],
  ['2026-07-01T00:30:00+02:00', '2026-07-01'],
  ['2026-06-30T25:00:00Z', undefined],
  ['2026-06-30T25:00:00', undefined],
  ['0001-01-01T00:00:00', undefined],
  [' 2026-02-28 ', '2026-02-28'],
  ['28/02/2026', undefined],
  ['', undefined],
  ['soon', undefined],
];

describe('a date', () => {
  for (const [text, date] of READ) {
    it(`"${text}" is ${date ?? 'none'}`, () => assert.equal(parseDate(text), date));
  }

  it('is undefined for a value that is not a text', () => {
    for (const value of [null, undefined, 0, 1782858600000, {}, []]) {
      assert.equal(parseDate(value), undefined);
    }
  });

  it('is shown as dd/mm/yyyy', () => {
    assert.equal(formatDate('2026-01-05'), '05/01/2026');
    assert.equal(formatDate('/Date(1782858600000)/'), '01/07/2026');
    assert.equal(formatDate('2026-02-30'), undefined);
  });

  const anyDay = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  });

  it('comes back from how it is shown, and from its timestamp at noon', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const iso = day.toISOString().slice(0, 10);
        assert.equal(parseDate(iso), iso);
        assert.equal(formatDate(iso)?.split('/').reverse().join('-'), iso);
        assert.equal(parseDate(`/Date(${Date.parse(`${iso}T12:00:00Z`)})/`), iso);
      }),
    );
  });

  it('is a real day or none, whatever is written', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/),
      fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }).map((ms) => `/Date(${ms})/`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const date = parseDate(text);
        if (date === undefined) return;
        assert.equal(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10), date);
      }),
    );
  });
});
