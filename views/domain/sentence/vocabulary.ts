import type { FilterField } from '../filters/filters.ts';
import type { SortOrder } from '../filters/list-view.ts';
import type { HomeType } from '../filters/types.ts';
import type { ListKind } from '../list/list-kind.ts';
import { foldedText } from '../text/folded-text.ts';

/** What is counted or measured before or after a number. */
export type Unit =
  | 'bedrooms'
  | 'bathrooms'
  | 'toilets'
  | 'showerrooms'
  | 'garages'
  | 'm2'
  | 'are'
  | 'hectare'
  | 'km'
  | 'euro'
  | 'thousand'
  | 'million'
  /** Known, and nothing that a filter has: square feet. */
  | 'other';

/** A filter that is on or off. */
export type ToggleField = Extract<
  FilterField,
  | 'garden'
  | 'terrace'
  | 'garage'
  | 'lift'
  | 'furnished'
  | 'pets'
  | 'hideProject'
  | 'hideOption'
  | 'openHouse'
>;

/** The meaning of a word or phrase. */
export type Meaning =
  | { kind: 'type'; type: HomeType }
  | { kind: 'list'; list: ListKind }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'toggle'; field: ToggleField }
  | { kind: 'order'; order: SortOrder }
  /** Before the day or month from which it is free; at once. */
  | { kind: 'free' }
  | { kind: 'free-now' }
  /** What the number after it bounds: `budget`, `woonoppervlakte`, `perceel`. */
  | { kind: 'measure'; measure: 'price' | 'surface' | 'plot' }
  /** A garage for several cars. */
  | { kind: 'garages'; count: number }
  /** Before a number: at least, at most, about, one of two ends. */
  | { kind: 'bound'; bound: 'min' | 'max' | 'about' | 'between' }
  /** After a number: `of meer`, `maximum`. */
  | { kind: 'after'; bound: 'min' | 'max' }
  /** Between the two ends of a range, or two places. */
  | { kind: 'and' }
  | { kind: 'to' }
  | { kind: 'with' }
  | { kind: 'without' }
  | { kind: 'in' }
  /** Around the place that follows; after a place: `en omgeving`. */
  | { kind: 'near' }
  | { kind: 'surroundings' }
  /** Before a distance: `binnen 15 km van`. */
  | { kind: 'within' }
  | { kind: 'energy' }
  | { kind: 'reference' }
  /** Before or after a year: `bouwjaar`. */
  | { kind: 'year' }
  /** What a price is for: of rent. */
  | { kind: 'period' }
  /** Flanders and Wallonia, which have no name in the query string: their provinces. */
  | { kind: 'provinces'; ids: readonly string[] }
  /** Known, and no filter of the site: it is named. */
  | { kind: 'unsupported' }
  /** Says nothing that a filter could: articles, `ik zoek`, `per maand`. */
  | { kind: 'filler' };

/** Phrases by meaning; `|` separates phrases of the same meaning. */
export type WordTable = readonly (readonly [phrases: string, ...meanings: Meaning[]])[];

/** A phrase as its words, with what it means: a compound word means several things. */
export interface Phrase {
  words: readonly string[];
  meanings: readonly Meaning[];
}

/** The phrases of a language by their first word, the longest first. */
export type Vocabulary = ReadonlyMap<string, readonly Phrase[]>;

/** Letters that keyboards without them write as two. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export function vocabularyOf(...tables: readonly WordTable[]): Vocabulary {
  const byFirst = new Map<string, Phrase[]>();
  for (const [phrases, ...meanings] of tables.flat()) {
    for (const text of phrases.split('|').flatMap(spellings)) {
      const words = text === '€' ? [text] : foldedText(text).split(' ');
      const known = byFirst.get(words[0]!) ?? [];
      // The first table that names a phrase decides.
      if (known.some((one) => one.words.join(' ') === words.join(' '))) continue;
      known.push({ words, meanings });
      known.sort((a, b) => b.words.length - a.words.length);
      byFirst.set(words[0]!, known);
    }
  }
  return byFirst;
}

function spellings(phrase: string): string[] {
  const other = phrase.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return other === phrase ? [phrase] : [phrase, other];
}
