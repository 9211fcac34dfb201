import type { Locale } from '../../../../../views/domain/locale.ts';

/** Words of our own in the four languages, for an id that Whise names in one. */
export type Words = Readonly<Record<Locale, string>>;

export type WordsById = ReadonlyMap<number, Words>;

/** @param line the words in Dutch, French, English and German, between bars. */
export function words(line: string): Words {
  const [nl = '', fr = '', en = '', de = ''] = line.split('|').map((word) => word.trim());
  return { nl, fr, en, de };
}

/** Words by id, from a line for each: ids with blanks between them, a colon, the words. */
export function wordsById(table: string): WordsById {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.flatMap((line) => {
    const [ids = '', text = ''] = line.split(':');
    const found = words(text);
    return ids
      .trim()
      .split(/\s+/)
      .map((id) => [Number(id), found] as const);
  });
  return new Map(pairs);
}

/**
 * Several words as one, with a comma between them and a capital first: what is a second part beside
 * another may stand alone. Undefined if none is there.
 */
export function joinedWords(...parts: readonly (Words | undefined)[]): Words | undefined {
  const [first, ...others] = parts.filter((part) => part !== undefined);
  if (!first) return undefined;
  const joined = (locale: Locale) => {
    const text = [first, ...others].map((part) => part[locale]).join(', ');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  return { nl: joined('nl'), fr: joined('fr'), en: joined('en'), de: joined('de') };
}
