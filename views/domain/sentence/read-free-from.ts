import { dayOf, readDay } from '../filters/day.ts';
import type { IsoDate } from '../format/date.ts';
import { foldedText } from '../text/folded-text.ts';
import type { Draft, Span } from './draft.ts';
import type { PhraseCursor } from './phrase-cursor.ts';

/** Beginnings of the names of months in the four languages, without accents. */
const MONTHS = [
  'jan|jaen',
  'feb|fev',
  'maart|mrt|mar',
  'apr|avr',
  'mei|mai|may',
  'jun|juin',
  'jul|juil',
  'aug|aou',
  'sep',
  'okt|oct',
  'nov',
  'dec|dez',
].map((names) => new RegExp(`^(?:${names})`));

const IN_DIGITS = /^\s*(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{4})(?!\d)/;
const DAY_AND_MONTH = /^\s*(\d{1,2})[/.-](\d{1,2})(?![\d/.-])/;
const BEFORE = String.raw`(?:(?:le|the|de|den|dem|begin|d[ée]but|early|anfang|mois de)\s+)*`;
const DAY = String.raw`(\d{1,2})(?:ste|de|er|e|st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?`;
const YEAR = String.raw`(?:,?\s+(\d{4})(?![\d]))?`;
const MONTH = String.raw`(\p{L}+)\.?`;
const DAY_FIRST = new RegExp(`^\\s*${BEFORE}(?:${DAY})?${MONTH}${YEAR}`, 'iu');
const MONTH_FIRST = new RegExp(`^\\s*${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${YEAR}`, 'iu');

interface Rest {
  /** Of the words before the date. */
  span: Span;
  text: string;
  today: IsoDate;
}

/** `vrij vanaf 1 maart`, `libre en mars 2027`, `available from 01/03/2027`; else no filter can do it. */
export function readFreeFrom(
  cursor: PhraseCursor,
  draft: Draft,
  { span, text, today }: Rest,
): void {
  const found = dateIn(text.slice(span.end), today);
  if (!found) return void draft.unsupported.push(span);
  const end = span.end + found.length;
  draft.setFreeFrom(found.day, { start: span.start, end });
  while (cursor.token && cursor.token.start < end) cursor.at += 1;
}

/** The date at the beginning of a text; a month means its first day. */
function dateIn(text: string, today: IsoDate): { day: IsoDate; length: number } | undefined {
  const digits = IN_DIGITS.exec(text);
  const exact = digits && readDay(digits[1]!);
  if (digits && exact) return { day: exact, length: digits[0].length };
  const short = DAY_AND_MONTH.exec(text);
  const inShort = short && nextDay(Number(short[2]), short[1], today);
  if (short && inShort) return { day: inShort, length: short[0].length };
  const first = MONTH_FIRST.exec(text);
  const [, monthName, day, year] = first ?? [];
  const inMonthFirst = first && dayIn(monthName!, day, year, today);
  if (first && inMonthFirst) return { day: inMonthFirst, length: first[0].length };
  const last = DAY_FIRST.exec(text);
  const inDayFirst = last && dayIn(last[2]!, last[1], last[3], today);
  return last && inDayFirst ? { day: inDayFirst, length: last[0].length } : undefined;
}

function dayIn(
  monthName: string,
  day: string | undefined,
  year: string | undefined,
  today: IsoDate,
): IsoDate | undefined {
  const folded = foldedText(monthName);
  const month = MONTHS.findIndex((names) => names.test(folded)) + 1;
  if (month === 0 || folded.length > 'septembre'.length) return undefined;
  return year === undefined ? nextDay(month, day, today) : dayOf(year, month, day ?? 1);
}

/** The next such day from today on; without a day the first of this month or of a later one. */
function nextDay(month: number, day: string | undefined, today: IsoDate): IsoDate | undefined {
  const year = Number(today.slice(0, 4));
  const from = day === undefined ? `${today.slice(0, 7)}-01` : today;
  const [now, later] = [dayOf(year, month, day ?? 1), dayOf(year + 1, month, day ?? 1)];
  return now !== undefined && now >= from ? now : later;
}
