import type { Locale } from '../domain/locale.ts';
import { LOCALES } from '../domain/locale.ts';

/** Browsers send a handful; more is not worth reading. */
const MAX_LENGTH = 1000;

/**
 * The site's language that a visitor likes best, from the Accept-Language header: by quality, then
 * by the visitor's order; a region (`fr-BE`) counts as its language, `*` as the first language not
 * named otherwise. `otherwise` (default nl) when nothing fits. Never throws.
 */
export function bestLocale(header: string | undefined, otherwise: Locale = 'nl'): Locale {
  const ranges = (header ?? '').slice(0, MAX_LENGTH).split(',').flatMap(parseRange);
  const named = new Set(ranges.map((range) => range.language));
  const liked = ranges
    .filter((range) => range.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { language } of liked) {
    const locale = language === '*' ? anyBut(named, otherwise) : toLocale(language);
    if (locale) return locale;
  }
  return otherwise;
}

interface Range {
  language: string;
  /** From 0 (not wanted) to 1. */
  quality: number;
}

function parseRange(text: string): Range[] {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const language = /^(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*$/.exec(tag)?.[1];
  if (language === undefined) return [];
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (weight === undefined) return [{ language, quality: 1 }];
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? [{ language, quality: Number(weight) }] : [];
}

function toLocale(language: string): Locale | undefined {
  return LOCALES.find((locale) => locale === language);
}

function anyBut(named: ReadonlySet<string>, preferred: Locale): Locale | undefined {
  return [preferred, ...LOCALES].find((locale) => !named.has(locale));
}
