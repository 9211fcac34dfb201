import type { IsoDate } from '../format/date.ts';
import { LOCALES, type Locale } from '../locale.ts';
import type { ListKind } from '../list/list-kind.ts';
import { emptyQuery, type ListQuery } from '../list/list-query.ts';
import type { Draft, Span } from './draft.ts';
import type { PlaceNames } from './place-names.ts';
import { sentenceLanguage } from './sentence-language.ts';
import { SentenceReader } from './sentence-reader.ts';

/** What a sentence of a visitor means, as a query of a list. */
export interface Sentence {
  query: ListQuery;
  /** The id of a home, where the sentence names one. */
  reference: number | undefined;
  /** Parts that were not understood, as typed, in their order. */
  unknown: readonly string[];
  /** Parts that were understood and that no filter can do, as typed. */
  unsupported: readonly string[];
  /** Whether it names nothing but places. */
  isPlaceOnly: boolean;
}

/** Whether nothing of a sentence is left over. */
export function isWholeSentence({ unknown, unsupported }: Sentence): boolean {
  return unknown.length + unsupported.length === 0;
}

const NOTHING = { unknown: [], unsupported: [], isPlaceOnly: false };

/** Characters of a sentence that are read; the rest is named as not understood. */
const MAX_SENTENCE = 240;

interface Options {
  locale: Locale;
  /** The list that is meant unless the sentence names one. */
  listKind: ListKind;
  places: PlaceNames;
  /** For dates without a year. */
  today: IsoDate;
  /** Whether a number is the reference of a home: it means that, whatever else it could. */
  isReference: (id: number) => boolean;
}

/**
 * Reads a sentence such as "3 slpk met tuin rond Gent onder 400k" in the page's language, or in
 * that of the four which leaves the fewest words. Undefined if nothing was understood.
 */
export function readSentence(text: string, options: Options): Sentence | undefined {
  if (/^\s*\d{1,9}\s*$/.test(text) && options.isReference(Number(text))) {
    return { ...NOTHING, query: emptyQuery(options.listKind), reference: Number(text) };
  }
  const read = text.slice(0, MAX_SENTENCE);
  const draft = bestReading(read, options);
  if (draft.isEmpty) return undefined;
  const query = draft.query(options.listKind, options.places);
  draft.joinNeighbours(read);
  const rest = text.slice(MAX_SENTENCE).trim();
  return {
    query,
    reference: draft.reference,
    unknown: [...textsOf(draft.unknown, read), ...(rest === '' ? [] : [rest])],
    unsupported: textsOf(draft.unsupported, read),
    isPlaceOnly: draft.isPlaceOnly,
  };
}

/**
 * In the page's language, or in another that leaves less than half of what that leaves; exactly,
 * and only where something is left then with one mistake in a word.
 */
function bestReading(text: string, { locale: own, places, today }: Options): Draft {
  const locales = [own, ...LOCALES.filter((locale) => locale !== own)];
  const readings = (isTolerant: boolean) =>
    locales.map((locale) => {
      const { draft } = new SentenceReader(text, {
        ...sentenceLanguage(locale),
        places,
        today,
        isTolerant,
      });
      return { draft, left: lettersIn(draft.unknown) };
    });
  const exact = fewestLeftOver(readings(false));
  return exact.left === 0 ? exact.draft : fewestLeftOver(readings(true)).draft;
}

function fewestLeftOver(readings: readonly Reading[]): Reading {
  const best = readings.reduce((least, one) => (one.left < least.left ? one : least));
  const [own = best] = readings;
  // One foreign word does not make another language of a sentence.
  const isOwn = !own.draft.isEmpty && own.draft.unknown.length < 2;
  return isOwn || best.left * 2 > own.left ? own : best;
}

interface Reading {
  draft: Draft;
  left: number;
}

function lettersIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Neighbours are one part. */
function textsOf(spans: readonly Span[], text: string): string[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const span of sorted) {
    const last = joined.at(-1);
    const gap = last && text.slice(last.end, span.start);
    if (last && (span.start <= last.end || gap === ' ')) {
      last.end = Math.max(last.end, span.end);
    } else joined.push({ ...span });
  }
  return joined.map(({ start, end }) => text.slice(start, end).trim());
}
