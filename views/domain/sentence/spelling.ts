import { isMisspelt } from './similar-words.ts';
import type { Meaning, Phrase, Vocabulary } from './vocabulary.ts';

/** Letters from which on a word may have a mistake. */
export const MIN_SIMILAR = 4;

/** What a word with a mistake may mean: what would bound or join the rest is not guessed. */
const CORRECTED: ReadonlySet<Meaning['kind']> = new Set([
  'type',
  'list',
  'unit',
  'toggle',
  'order',
  'energy',
  'provinces',
  'unsupported',
]);

/** The words of a language, to correct those that have one mistake. */
export class Spelling {
  /** Also those that stand only within a phrase. */
  readonly #words: ReadonlySet<string>;
  /** Phrases of one word, by its first letter. */
  readonly #byLetter: ReadonlyMap<string, readonly Phrase[]>;

  constructor(vocabulary: Vocabulary) {
    const phrases = [...vocabulary.values()].flat();
    this.#words = new Set(phrases.flatMap(({ words }) => words));
    const single = phrases.filter(({ words: [word = '', ...more], meanings }) => {
      return more.length === 0 && word.length >= MIN_SIMILAR && CORRECTED.has(meanings[0]!.kind);
    });
    this.#byLetter = Map.groupBy(single, ({ words }) => words[0]!.slice(0, 1));
  }

  /** The one word that a folded word resembles; undefined if it is right, or resembles several. */
  corrected(key: string): string | undefined {
    if (key.length < MIN_SIMILAR || this.#words.has(key)) return undefined;
    // The first letter is right, or swapped with the second.
    const letters = new Set([key.slice(0, 1), key.slice(1, 2)]);
    const found = [...letters]
      .flatMap((letter) => this.#byLetter.get(letter) ?? [])
      .filter(({ words }) => isMisspelt(key, words[0]!));
    const distinct = new Map(found.map((one) => [JSON.stringify(one.meanings), one.words[0]!]));
    const [word] = distinct.size === 1 ? distinct.values() : [];
    return word;
  }
}
