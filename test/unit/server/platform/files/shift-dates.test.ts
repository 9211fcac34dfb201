import assert from 'node:assert/strict';
import { shiftSince } from '../../../../../server/platform/files/date-shift.ts';
import { shiftDates } from '../../../../../server/platform/files/shift-dates.ts';

const YEARS = 104 * 7;

describe('the dates of a demonstration', () => {
  it('are moved by whole weeks, once a week has passed', () => {
    const at = (day: string) => shiftSince('2026-11-20', Date.parse(`${day}T12:00:00Z`));
    assert.deepEqual(
      ['2020-01-01', '2026-11-20', '2026-11-26', '2026-11-27', '2026-12-05', '2028-11-17'].map(at),
      [0, 0, 0, 7, 14, YEARS],
    );
    assert.equal(shiftSince('2026-11-20', Date.parse('2026-11-26T23:30:00Z')), 7);
  });

  it('move wherever they stand, with their time of day', () => {
    const written = {
      a: '2026-11-09',
      b: [{ c: '2026-05-06T17:30' }],
      d: 'no date',
      e: 5,
      f: null,
    };
    assert.deepEqual(shiftDates(written, 7), {
      a: '2026-11-16',
      b: [{ c: '2026-05-13T17:30' }],
      d: 'no date',
      e: 5,
      f: null,
    });
  });

  it('stay where papers have them, and where they are none', () => {
    const written = { epcDate: '2026-06-29', asbestosDate: '2026-07-02', date: '2026-02-31' };
    assert.deepEqual(shiftDates(written, YEARS), written);
  });

  it('stay the first of a month where something begins', () => {
    assert.deepEqual(shiftDates({ dateFree: '2027-01-01', deliveryDate: '2027-06-15' }, YEARS), {
      dateFree: '2029-01-01',
      deliveryDate: '2029-06-12',
    });
    assert.deepEqual(shiftDates({ dateFree: '2027-01-01' }, 98), { dateFree: '2027-04-01' });
  });

  const words: [written: string, days: number, expected: Record<string, string>][] = [
    [
      '{2027-03-01}',
      0,
      { nl: '1 maart 2027', fr: '1er mars 2027', en: '1 March 2027', de: '1. März 2027' },
    ],
    [
      'x {2027-06}',
      YEARS,
      { nl: 'x juni 2029', fr: 'x juin 2029', en: 'x June 2029', de: 'x Juni 2029' },
    ],
    ['{2027-06}', 0, { nl: 'Juni 2027', fr: 'Juin 2027', en: 'June 2027', de: 'Juni 2027' }],
    ['x {2028}', YEARS, { nl: 'x 2030', fr: 'x 2030', en: 'x 2030', de: 'x 2030' }],
    [
      'x {short 2026-12-05}',
      7,
      { nl: 'x 12 december', fr: 'x 12 décembre', en: 'x 12 December', de: 'x 12. Dezember' },
    ],
    ['x {short 2026-12}', 98, { nl: 'x maart', fr: 'x mars', en: 'x March', de: 'x März' }],
  ];
  for (const [written, days, expected] of words) {
    it(`are words of the language in running text: ${written} after ${days} days`, () => {
      const texts = { nl: written, fr: written, en: written, de: written };
      assert.deepEqual(shiftDates({ text: texts }, days), { text: expected });
      const upper = Object.fromEntries(Object.entries(texts).map(([l, t]) => [l.toUpperCase(), t]));
      assert.deepEqual(Object.values(shiftDates(upper, days) as object), Object.values(expected));
    });
  }

  it('fit a French “de”, and are in the language of an item without several', () => {
    assert.deepEqual(shiftDates({ language: 'fr', t: 'depuis la fin de {2026-03}' }, 28), {
      language: 'fr',
      t: 'depuis la fin d’avril 2026',
    });
    assert.deepEqual(shiftDates({ fr: ['fin d’{short 2026-08}'] }, 28), {
      fr: ['fin de septembre'],
    });
  });

  it('leave other braces alone', () => {
    const text = 'const { a } = {1} {{name}} {20}';
    assert.equal(shiftDates(text, 7), text);
  });
});
