import type { createHash } from 'node:crypto';
import path from 'node:path';
import type { Locale } from '../../../views/domain/locale.ts';
import { type SiteInfo, siteSchema } from '../../../views/domain/site/site.ts';
import { shiftSince } from '../../platform/files/date-shift.ts';
import { checkWritten, readTextIfExists } from '../../platform/files/json-file.ts';
import { languagesIn, missingTexts } from './required-texts.ts';
import type { SiteProblem } from './site-error.ts';

/** Where mistakes and the content of read files are collected. */
export interface Reading {
  problems: SiteProblem[];
  hash: ReturnType<typeof createHash>;
}

interface ReadInfo {
  /** Undefined where a setting is a mistake. */
  info?: SiteInfo;
  /** The settings that are right, also beside others that are not: their files can be checked. */
  parts: Partial<SiteInfo>;
  /** Date shift of the folder's files, in days. */
  days?: number | undefined;
  languages: readonly Locale[];
}

/** Reads `site.json`. */
export async function readInfo(
  dir: string,
  { problems, hash, now }: Reading & { now: number },
): Promise<ReadInfo> {
  const text = await readTextIfExists(path.join(dir, 'site.json'));
  if (text === undefined) {
    problems.push({ file: 'site.json', path: '', reason: 'the file is missing' });
    return { parts: {}, languages: [] };
  }
  hash.update(text);
  let languages: readonly Locale[] = [];
  let parts: Partial<SiteInfo> = {};
  const checked = checkWritten(text, siteSchema, undefined, (written) => {
    languages = languagesIn(written);
    parts = validParts(written);
    return missingTexts(written, siteSchema, languages);
  });
  if (!checked.ok) {
    problems.push(...checked.problems.map((problem) => ({ file: 'site.json', ...problem })));
    return { parts, languages };
  }
  const info = checked.value;
  const days = info.datesAsOf === undefined ? undefined : shiftSince(info.datesAsOf, now);
  if (days) hash.update(`\0${days} days`);
  return { info, parts: info, days, languages };
}

function validParts(written: unknown): Partial<SiteInfo> {
  const values = Object.entries((written ?? {}) as Readonly<Record<string, unknown>>);
  const { shape } = siteSchema;
  const found = values.flatMap(([key, value]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key as keyof typeof shape] : undefined;
    const checked = schema?.safeParse(value);
    return checked?.success ? [[key, checked.data] as const] : [];
  });
  return Object.fromEntries(found) as Partial<SiteInfo>;
}
