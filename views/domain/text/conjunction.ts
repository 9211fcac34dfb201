import type { Locale } from '../locale.ts';

const FORMATS: Readonly<Record<Locale, Intl.ListFormat>> = {
  nl: listFormat('nl'),
  fr: listFormat('fr'),
  en: listFormat('en'),
  de: listFormat('de'),
};

/** Joins parts as the language does: `Gent, Deinze en Aalter`. */
export function conjunction(parts: readonly string[], locale: Locale): string {
  return FORMATS[locale].format(parts);
}

function listFormat(locale: Locale): Intl.ListFormat {
  return new Intl.ListFormat(locale, { type: 'conjunction' });
}
