import { type IsoDate, parseDate } from '../format/date.ts';

/** Years that a visitor can mean: a field of a browser passes through others while it is typed in. */
const YEARS = { first: 1990, last: 2199 } as const;

const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/;
const EUROPEAN = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/;

/** The date in a text; of a month its first day. Undefined for anything else. */
export function readDay(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  const [, year, month, day] = ISO.exec(trimmed) ?? reversed(EUROPEAN.exec(trimmed)) ?? [];
  return year === undefined ? undefined : dayOf(year, month ?? '', day ?? '1');
}

/** A date of its parts, if there is such a day. */
export function dayOf(
  year: string | number,
  month: string | number,
  day: string | number,
): IsoDate | undefined {
  if (Number(year) < YEARS.first || Number(year) > YEARS.last) return undefined;
  return parseDate([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
}

function reversed(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  return match ? [match[0], match[3], match[2], match[1]] : undefined;
}
