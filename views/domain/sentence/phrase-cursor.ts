import type { Token, Word } from './token.ts';
import type { Meaning, Phrase, Vocabulary } from './vocabulary.ts';

export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** A position in the tokens of a sentence. */
export class PhraseCursor {
  readonly tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  at = 0;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary) {
    this.tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  get token(): Token | undefined {
    return this.tokens[this.at];
  }

  /** The words from a token on, up to a sign, a number or the end. */
  wordsFrom(at: number): Word[] {
    const words: Word[] = [];
    for (const token of this.tokens.slice(at)) {
      if (token.kind !== 'word') break;
      words.push(token);
    }
    return words;
  }

  /** The longest phrase at a token. */
  phraseAt(at: number): Phrase | undefined {
    const token = this.tokens[at];
    if (token?.kind !== 'word') return undefined;
    const phrases = this.#vocabulary.get(token.key) ?? [];
    return phrases.find(({ words }) =>
      words.every((word, index) => {
        const other = this.tokens[at + index];
        return other?.kind === 'word' && other.key === word;
      }),
    );
  }

  /** The first meaning of the phrase at a token, with the token after it. */
  meaningAt(at: number): { meaning: Meaning; next: number } | undefined {
    const phrase = this.phraseAt(at);
    return phrase && { meaning: phrase.meanings[0]!, next: at + phrase.words.length };
  }

  /** The token after a phrase of this kind; undefined if there is none. */
  after<Kind extends Meaning['kind']>(
    at: number,
    ...kinds: readonly Kind[]
  ): { meaning: MeaningOf<Kind>; next: number } | undefined {
    const found = this.meaningAt(at);
    if (!found || !(kinds as readonly string[]).includes(found.meaning.kind)) return undefined;
    return { meaning: found.meaning as MeaningOf<Kind>, next: found.next };
  }

  isSign(at: number, ...signs: readonly string[]): boolean {
    const token = this.tokens[at];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  /** Offsets in the text of the tokens from one to before another. */
  span(from: number, to: number): { start: number; end: number } {
    return { start: this.tokens[from]!.start, end: this.tokens[Math.max(from, to - 1)]!.end };
  }
}
