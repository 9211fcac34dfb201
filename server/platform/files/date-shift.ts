import { readFile } from './folder-fs.ts';
import path from 'node:path';
import { brusselsDate, parseDate } from '../../../views/domain/format/date.ts';
import { parseJson } from './json-file.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Days by which dates that were right on `anchor` are shifted, so that they are as old now as they
 * were then: whole weeks, because texts name days of the week, too. 0 before the anchor's first
 * week is over.
 * @param now milliseconds since 1970.
 */
export function shiftSince(anchor: string, now: number): number {
  const passed = Date.parse(brusselsDate(now) ?? anchor) - Date.parse(anchor);
  return Math.max(0, Math.floor(passed / WEEK)) * 7;
}

/** Returns the shift for an agency's folder; undefined if its dates are not shifted. */
export type DateShift = () => Promise<number | undefined>;

/**
 * The shift by `datesAsOf` in the folder's `site.json`, read at each call. A file that cannot be
 * read leaves it as it was.
 */
export function dateShift(dir: string, now: () => number): DateShift {
  let anchor: string | undefined;
  return async () => {
    const text = await readFile(path.join(dir, 'site.json'), 'utf8').catch(() => '');
    const parsed = parseJson(text);
    if (parsed.ok) anchor = anchorIn(parsed.value);
    return anchor === undefined ? undefined : shiftSince(anchor, now());
  };
}

/** The `datesAsOf` of a parsed `site.json`. */
function anchorIn(info: unknown): string | undefined {
  return parseDate((info as { datesAsOf?: unknown } | null)?.datesAsOf);
}
