import assert from 'node:assert/strict';
import { answersText } from '../../../../../views/domain/site/answers-text.ts';
import type { Locale } from '../../../../../views/domain/locale.ts';
import type { Languages } from '../../../../../views/domain/site/languages.ts';
import type { Office } from '../../../../../views/domain/site/office.ts';
import type { OpeningHours } from '../../../../../views/domain/site/opening-hours.ts';

const t = (key: string, words: object) => [key, ...Object.values(words)].join(' | ');
const WEEK: OpeningHours[] = [
  { dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '17:00' },
  { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
  { dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' },
];
const office = (email: string, openingHours: OpeningHours[]) =>
  ({
    id: email.startsWith('one') ? 1 : 2,
    name: { en: email.startsWith('one') ? 'One' : 'Two' },
    email,
    openingHours,
  }) as unknown as Office;
const OFFICES = [
  office('one@agency.example', WEEK),
  office('two@agency.example', [{ dayOfWeek: ['Friday'], opens: '09:00', closes: '11:00' }]),
];
const SITE = {
  name: 'Agency',
  siteEmail: 'info@agency.example',
  languages: ['nl', 'fr', 'en', 'de'] as Languages,
};
const text = (
  offices: Office[],
  who?: { name: string; email: string; officeId?: number },
  now?: number,
  locale: Locale = 'en',
) => answersText({ t, info: { ...SITE, offices }, locale }, who, now);

describe('who answers, and when', () => {
  it('is the office that got the lead, with its hours', () => {
    assert.equal(
      text(OFFICES, { name: 'Agency Two', email: 'two@agency.example' }),
      'thanks.nextAt | Agency Two | Friday 09:00–11:00',
    );
  });

  it('is the agency, with the hours of the first office', () => {
    const hours = 'Monday – Tuesday 09:00–12:00 and 13:00–17:00; Saturday 10:00–12:00';
    assert.equal(text(OFFICES), `thanks.nextAt | Agency | ${hours}`);
    const agency = { name: 'Agency', email: SITE.siteEmail };
    assert.match(text(OFFICES, agency, undefined, 'fr'), /17:00\u00A0; samedi/);
    assert.equal(text(OFFICES, agency), `thanks.nextAt | Agency | ${hours}`);
  });

  it('is an office with the e-mail of the agency, with its own hours', () => {
    const [one, two] = OFFICES as [Office, Office];
    const shared = [one, { ...two, email: SITE.siteEmail }];
    const who = { name: 'Agency Two', email: SITE.siteEmail, officeId: 2 };
    assert.equal(text(shared, who), 'thanks.nextAt | Agency Two | Friday 09:00–11:00');
  });

  it('is a person of an office, with its hours, or of none', () => {
    const an = { name: 'An', email: 'an@agency.example' };
    assert.equal(text(OFFICES, an), 'thanks.next | An');
    assert.equal(
      text(OFFICES, { ...an, officeId: 2 }),
      'thanks.nextAt | An (Agency Two) | Friday 09:00–11:00',
    );
  });

  it('is told by the day, by the clock of Brussels', () => {
    const at = (time: string) =>
      text(OFFICES, undefined, Date.parse(time)).replace(/ \(.*/, '').split(' | ').slice(2);
    // A Monday: 08:30, 10:00, 12:30 and 18:00 in winter.
    assert.deepEqual(at('2026-11-23T07:30Z'), ['office.next.todayFrom', '9:00', 'Monday']);
    assert.deepEqual(at('2026-11-23T09:00Z'), ['office.next.todayUntil', '17:00', 'Monday']);
    assert.deepEqual(at('2026-11-23T11:30Z'), ['office.next.todayFrom', '13:00', 'Monday']);
    assert.deepEqual(at('2026-11-23T17:00Z'), ['office.next.tomorrowFrom', '9:00', 'Tuesday']);
    assert.deepEqual(at('2026-11-24T17:00Z'), ['office.next.dayFrom', '10:00', 'Saturday']);
    // Easter Monday of 2027, 29 March; summer time.
    assert.deepEqual(at('2027-03-29T08:00Z'), ['office.next.tomorrowFrom', '9:00', 'Tuesday']);
  });

  it('counts the days on which the office is closed', () => {
    const [first] = OFFICES as [Office];
    const closedDays = [{ from: '2026-11-23', to: '2026-12-05' }];
    const closed = [{ ...first, closedDays } as Office];
    assert.equal(
      text(closed, undefined, Date.parse('2026-11-23T09:00Z')).replace(/ \(.*/, ''),
      'thanks.nextAt | Agency | office.next.dayFrom | 9:00 | Monday 7 December',
    );
  });

  it('says no hours where there are none', () => {
    assert.equal(text([]), 'thanks.next | Agency');
    assert.equal(text([office('one@agency.example', [])]), 'thanks.next | Agency');
  });
});
