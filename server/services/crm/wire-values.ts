import { instantOf, momentAt } from '../../../views/domain/history/brussels.ts';
import type { Locale } from '../../../views/domain/locale.ts';

/**
 * Readers of single values of the CRM's answers. They are lenient: numbers as texts, dates in both
 * forms, 0 and '' for no value. The result is undefined for anything else.
 */

/** A record of an answer: a home, a person. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Language ids of the CRM (docs/facts.md, "The CRM"). */
export const LANGUAGE_IDS: Readonly<Record<Locale, number>> = { nl: 1, fr: 2, en: 3, de: 4 };

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a list; empty for anything else. */
export function recordsIn(value: unknown): WireRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Schemas distinguish absent fields from undefined ones. */
export function withoutAbsent(record: WireRecord): WireRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** A text as it is; '' for anything else. */
export function rawTextIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text without blanks around it; undefined if it is blank, or `-`, which stands for nothing. */
export function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  const filled = typeof text === 'string' ? text.trim() : '';
  return filled === '' || filled === '-' ? undefined : filled;
}

/** A finite number; a decimal comma is one. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d+([.,]\d+)?\s*$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/** A number other than 0, which means that the field is empty. */
export function filledNumberIn(value: unknown): number | undefined {
  return numberIn(value) || undefined;
}

/** A whole number above 0: an id or a count. */
export function idIn(value: unknown): number | undefined {
  const number = numberIn(value);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The ids in an answer: numbers, or records with an ID. */
export function idsIn(values: readonly unknown[]): number[] {
  const ids = [...values, ...recordsIn(values).map((record) => record['ID'])];
  return ids.map(idIn).filter((id) => id !== undefined);
}

/** A boolean in any of its spellings. */
export function flagIn(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = textIn(value)?.toLowerCase() ?? '';
  if (['true', '1', 'yes', '-1'].includes(text)) return true;
  return ['false', '0', 'no'].includes(text) ? false : undefined;
}

/** An ISO date without a zone: day, hours and minutes, seconds. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?)?$/;

/**
 * Milliseconds since 1970 of `/Date(ms)/`, `/Date(ms+zone)/` or an ISO date. One without a zone is of
 * Brussels, wherever the server runs.
 */
export function timeIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const wire = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/.exec(text);
  if (wire) return Number(wire[1]);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const [, day, minute = '00:00', seconds = '00'] = LOCAL.exec(text) ?? [];
  const moment = `${day}T${minute}`;
  const time = Date.parse(day === undefined ? text : `${moment}Z`);
  if (Number.isNaN(time)) return undefined;
  return day === undefined ? time : instantOf(moment) + Number(seconds) * 1000;
}

/** Date and time in Brussels, `YYYY-MM-DDTHH:MM`. */
export function momentIn(value: unknown): string | undefined {
  const time = timeIn(value);
  return time === undefined ? undefined : momentAt(time);
}
