import assert from 'node:assert/strict';
import { answersText } from '../../../../../views/domain/site/answers-text.ts';
import type { Office } from '../../../../../views/domain/site/office.ts';
import type { OpeningHours } from '../../../../../views/domain/site/opening-hours.ts';

const t = (key: string, { who, hours }: { who: string; hours?: string }) =>
  [key, who, hours].filter((part) => part !== undefined).join(' | ');
const WEEK: OpeningHours[] = [
  { dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '17:00' },
  { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
  { dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' },
];
const office = (email: string, openingHours: OpeningHours[]) =>
  ({ email, openingHours }) as unknown as Office;
const OFFICES = [
  office('one@agency.example', WEEK),
  office('two@agency.example', [{ dayOfWeek: ['Friday'], opens: '09:00', closes: '11:00' }]),
];
const text = (offices: Office[], who?: { name: string; email: string }) =>
  answersText({ t, info: { name: 'Agency', offices }, locale: 'en' }, who);

describe('who answers, and when', () => {
  it('is the office that got the lead, with its hours', () => {
    assert.equal(
      text(OFFICES, { name: 'Agency Two', email: 'two@agency.example' }),
      'thanks.nextAt | Agency Two | Friday 09:00–11:00',
    );
  });

  it('is the agency or a person, with the hours of the first office', () => {
    const hours = 'Monday – Tuesday 09:00–12:00 and 13:00–17:00; Saturday 10:00–12:00';
    assert.equal(text(OFFICES), `thanks.nextAt | Agency | ${hours}`);
    const an = { name: 'An', email: 'an@agency.example' };
    assert.equal(text(OFFICES, an), `thanks.nextAt | An | ${hours}`);
  });

  it('says no hours where there are none', () => {
    assert.equal(text([]), 'thanks.next | Agency');
    assert.equal(text([office('one@agency.example', [])]), 'thanks.next | Agency');
  });
});
