import { setFilters } from '../../domain/list/list-filters.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { isWholeSentence, type Sentence } from '../../domain/sentence/sentence.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { PageContext } from '../../page-context.ts';
import { filterWords } from '../list/filter-words.ts';

/** A list that a typed sentence means. */
export interface FoundSentence {
  /** `Huis · Gent · 3 slaapkamers · tot € 400.000`. */
  text: string;
  /** `4 te koop`. */
  count: string;
  href: string;
  /** What was not understood, and what no filter can do. */
  notes: readonly string[];
}

type Context = Pick<PageContext, 't' | 'locale' | 'data' | 'links'>;

/** The list is counted, not shown. */
const COUNTED = 1;

/**
 * The list that a sentence means; undefined for nothing but the name of a place, which is suggested
 * as such, and where the site lacks the list.
 */
export function foundSentence(
  ctx: Context,
  sentence: Sentence | undefined,
): FoundSentence | undefined {
  // The home of a reference is a suggestion of its own.
  if (!sentence || sentence.reference !== undefined) return undefined;
  if (sentence.isPlaceOnly && isWholeSentence(sentence)) return undefined;
  const { query } = sentence;
  if (ctx.links.page(LIST_PAGES[query.listKind]) === undefined) return undefined;
  const words = inReadingOrder(setFilters(query)).map((name) => filterWords(ctx, query, name));
  const { total: count } = ctx.data.list(query, COUNTED);
  return {
    text: words.join(SEPARATOR) || ctx.t(`list.title.${query.listKind}`),
    count: ctx.t(`search.total.${query.listKind}`, { count }),
    href: ctx.links.list(query),
    notes: notesOn(ctx, sentence),
  };
}

function notesOn({ t }: Context, { unknown, unsupported }: Sentence): string[] {
  const parts = (texts: readonly string[]) =>
    texts.map((text) => t('search.sentence.part', { text })).join(', ');
  return [
    ...(unknown.length > 0 ? [t('search.sentence.unknown', { parts: parts(unknown) })] : []),
    ...(unsupported.length > 0
      ? [t('search.sentence.unsupported', { parts: parts(unsupported) })]
      : []),
  ];
}

/** As one says it: what, where, then the rest in the order of the query string. */
function inReadingOrder<Name extends string>(names: readonly Name[]): Name[] {
  const rank = (name: string) => ['types', 'regions', 'bedrooms'].indexOf(name);
  const first = names.filter((name) => rank(name) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...first, ...names.filter((name) => rank(name) < 0)];
}
