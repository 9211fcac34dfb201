import assert from 'node:assert/strict';
import { dayText } from '../../../../../views/domain/format/day-text.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';

describe('a day in words', () => {
  it('has its weekday, day and month as each language writes them', () => {
    const words = (date: string) => LOCALES.map((locale) => dayText(date, locale));
    assert.deepEqual(words('2026-11-26'), [
      'donderdag 26 november',
      'jeudi 26 novembre',
      'Thursday 26 November',
      'Donnerstag, 26. November',
    ]);
    assert.deepEqual(words('2026-12-01'), [
      'dinsdag 1 december',
      'mardi 1er décembre',
      'Tuesday 1 December',
      'Dienstag, 1. Dezember',
    ]);
  });

  it('has the parts that are asked for', () => {
    assert.equal(dayText('2026-12-01', 'fr', { weekday: 'long' }), 'mardi');
    assert.equal(
      dayText('2026-12-01', 'fr', { weekday: 'short', day: 'numeric', month: 'short' }),
      'mar. 1er déc.',
    );
  });
});
