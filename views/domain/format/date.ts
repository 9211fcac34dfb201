/** A calendar date, yyyy-mm-dd. */
export type IsoDate = string;

/** Made when a date is first read: it takes some milliseconds of a start. */
let brussels: Intl.DateTimeFormat | undefined;

/** Milliseconds since 1970 in UTC; the offset behind them does not change the instant. */
const TIMESTAMP = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The calendar date in Brussels of a value of the CRM: `/Date(ms)/`, `/Date(ms+zone)/`, an ISO
 * date, or an ISO date and time (without a zone: as written). Undefined for anything else, for days
 * that do not exist and for years before 1000, among them year 1, which stands for "no date" (spec
 * section 5).
 */
export function parseDate(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const timestamp = TIMESTAMP.exec(text);
  if (timestamp) return brusselsDate(Number(timestamp[1]));
  const [, date, time, zone] = ISO.exec(text) ?? [];
  if (date === undefined || !isCalendarDate(date)) return undefined;
  const instant = Date.parse(`${date}T${time ?? '00:00'}${zone ?? 'Z'}`);
  if (Number.isNaN(instant)) return undefined;
  return zone === undefined ? date : brusselsDate(instant);
}

/** dd/mm/yyyy in every language (spec section 5); undefined for a value that is no date. */
export function formatDate(value: unknown): string | undefined {
  return parseDate(value)?.split('-').reverse().join('/');
}

/** The calendar date in Brussels at an instant, in milliseconds since 1970. */
export function brusselsDate(instant: number): IsoDate | undefined {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  brussels ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(brussels.formatToParts(date).map((part) => [part.type, part.value]));
  const iso = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  // `iso` has no sign for years before Christ, so the instant's own year is checked.
  return date.getUTCFullYear() > 0 && isCalendarDate(iso) ? iso : undefined;
}

function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
