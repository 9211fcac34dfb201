import assert from 'node:assert/strict';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import {
  type OpeningHours,
  openingHoursSchema,
  openingLines,
} from '../../../../../views/domain/site/opening-hours.ts';

const hours = (
  dayOfWeek: OpeningHours['dayOfWeek'],
  opens: string,
  closes: string,
): OpeningHours => ({ dayOfWeek, opens, closes });

describe('openingLines', () => {
  it('joins days in a row with the same hours, in every language', () => {
    const week = [
      hours(['Monday', 'Tuesday', 'Wednesday'], '13:30', '18:00'),
      hours(['Wednesday', 'Tuesday', 'Monday'], '09:00', '12:30'),
      hours(['Saturday'], '10:00', '13:00'),
    ];
    assert.deepEqual(
      LOCALES.map((locale) => openingLines(week, locale).map(({ days }) => days)),
      [
        ['maandag – woensdag', 'zaterdag'],
        ['lundi – mercredi', 'samedi'],
        ['Monday – Wednesday', 'Saturday'],
        ['Montag – Mittwoch', 'Samstag'],
      ],
    );
    assert.deepEqual(
      openingLines(week, 'nl').map(({ times }) => times),
      [['09:00–12:30', '13:30–18:00'], ['10:00–13:00']],
    );
  });

  it('does not join days across one that is closed or has other hours', () => {
    const week = [
      hours(['Monday', 'Wednesday', 'Friday'], '09:00', '12:00'),
      hours(['Thursday'], '09:00', '12:30'),
    ];
    assert.deepEqual(
      openingLines(week, 'en').map(({ days }) => days),
      ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    );
    assert.deepEqual(openingLines([], 'en'), []);
  });
});

describe('openingHoursSchema', () => {
  it('refuses a day, a time or an order that schema.org does not know', () => {
    const valid = hours(['Monday'], '09:00', '12:30');
    assert.ok(openingHoursSchema.safeParse(valid).success);
    for (const wrong of [
      { ...valid, dayOfWeek: ['maandag'] },
      { ...valid, dayOfWeek: [] },
      { ...valid, opens: '9:00' },
      { ...valid, closes: '24:00' },
      { ...valid, closes: '09:00' },
    ]) {
      assert.ok(!openingHoursSchema.safeParse(wrong).success, JSON.stringify(wrong));
    }
  });
});
