import { LOCALES, type Locale } from '../../views/domain/locale.ts';

/**
 * Where a text of any format names a language that a site does not have: in a path of the site, in
 * `hreflang`, Open Graph, structured data, a query parameter, a name of a file or a heading.
 */
export function foreignLanguages(text: string, languages: readonly Locale[]): string[] {
  const codes = LOCALES.filter((locale) => !languages.includes(locale));
  if (codes.length === 0) return [];
  const any = codes.join('|');
  const marks = [
    // `/de/…`, `/de`, `/rss/de/…`; not `https://partner.example/de/…`.
    new RegExp(
      `(?:["'(= >]|localhost(?::\\d+)?)(?:/rss|/states)?/(?:${any})(?=[/"'?#)<\\s&])`,
      'g',
    ),
    new RegExp(`hreflang=["'](?:${any})["']`, 'gi'),
    new RegExp(`(?:inLanguage|availableLanguage)"?:\\s?"(?:${any})"`, 'g'),
    new RegExp(`og:locale(?::alternate)?" content="(?:${any})_`, 'g'),
    new RegExp(`[?&;]lang=(?:${any})\\b`, 'g'),
    new RegExp(`-(?:${any})\\.xml|homes\\.(?:${any})\\.json`, 'g'),
    new RegExp(`<language>(?:${any})`, 'g'),
    new RegExp(`Preferred-Languages:.*\\b(?:${any})\\b`, 'g'),
  ];
  return marks.flatMap((mark) => text.match(mark) ?? []);
}
