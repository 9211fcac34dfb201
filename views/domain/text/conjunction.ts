import type { Locale } from '../locale.ts';

const FORMATS = new Map<Locale, Intl.ListFormat>();

/** Joins parts as the language does: `Gent, Deinze en Aalter`. */
export function conjunction(parts: readonly string[], locale: Locale): string {
  return listFormat(locale).format(parts);
}

/** Made when a language first needs it: four take some milliseconds of a start. */
function listFormat(locale: Locale): Intl.ListFormat {
  const format = FORMATS.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  FORMATS.set(locale, format);
  return format;
}
