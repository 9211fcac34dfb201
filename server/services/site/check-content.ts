import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { type Multilingual, textOf } from '../../../views/domain/text/multilingual.ts';
import { plainText } from '../../../views/domain/text/rich-text.ts';
import type { RichTexts } from '../../../views/domain/text/rich-text-schema.ts';
import type { Article } from '../../../views/domain/site/article.ts';
import type { FaqCategory } from '../../../views/domain/site/faq.ts';
import type { Testimonial } from '../../../views/domain/site/testimonial.ts';
import type { SiteProblem } from './site-error.ts';

/** An entry read from a file, and the path of the entry in the file: '' or `[3]`. */
export interface Entry<T> {
  file: string;
  at: string;
  value: T;
}

export interface ContentFiles {
  articles: readonly Entry<Article>[];
  faq: readonly Entry<FaqCategory>[];
  testimonials: readonly Entry<Testimonial>[];
}

/** Problems that no schema finds: duplicate ids, texts in no language, missing pictures. */
export function checkContent(
  { articles, faq, testimonials }: ContentFiles,
  pictures: ReadonlySet<string>,
): SiteProblem[] {
  const questions = faq.flatMap(questionsOf);
  const illustrated = [...articles, ...questions];
  return [
    ...[articles, faq, questions, testimonials].flatMap(doubledIds),
    ...[...articles, ...questions].flatMap((entry) => missingTexts(entry, ['title', 'fullText'])),
    ...faq.flatMap((entry) => missingTexts(entry, ['title'])),
    ...testimonials.flatMap((entry) => missingTexts(entry, ['text', 'place'])),
    ...illustrated.flatMap((entry) => missingPictures(entry, pictures)),
  ];
}

type Question = ContentFiles['faq'][number]['value']['articles'][number];

function questionsOf({ file, value }: ContentFiles['faq'][number]): Entry<Question>[] {
  return value.articles.map((question, index) => ({
    file,
    at: `articles[${index}]`,
    value: question,
  }));
}

function doubledIds(entries: readonly Entry<{ id: number }>[]): SiteProblem[] {
  return entries.flatMap((entry, index) => {
    const first = entries.findIndex(({ value }) => value.id === entry.value.id);
    if (first === index) return [];
    const { file, at } = entries[first]!;
    const reason = `${entry.value.id} stands in ${problemPath(file, at)} already`;
    return [{ file: entry.file, path: within(entry.at, 'id'), reason }];
  });
}

function missingTexts<K extends string>(
  { file, at, value }: Entry<Record<K, RichTexts>>,
  keys: readonly K[],
): SiteProblem[] {
  return keys
    .filter((key) => !LOCALES.some((locale) => hasWords(value[key], locale)))
    .map((key) => ({ file, path: within(at, key), reason: 'has no text in any language' }));
}

function hasWords(texts: RichTexts, locale: Locale): boolean {
  return plainText(textOf(texts, locale)).trim() !== '';
}

function missingPictures(
  { file, at, value }: Entry<{ imageUrl?: Multilingual | undefined }>,
  pictures: ReadonlySet<string>,
): SiteProblem[] {
  const names = new Set(Object.values(value.imageUrl ?? {}));
  return [...names]
    .filter((name) => !/^https?:/.test(name) && !pictures.has(name))
    .map((name) => ({
      file,
      path: within(at, 'imageUrl'),
      reason: `there is no picture "${name}" in the folder pictures`,
    }));
}

function within(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function problemPath(file: string, at: string): string {
  return at === '' ? file : `${file} ${at}`;
}
