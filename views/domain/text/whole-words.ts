/**
 * Finds words in a text, none of them within another word. Their pattern is compiled when it is first
 * used: that takes most of a millisecond, and few starts need one.
 */
export class WholeWords {
  readonly #alternatives: readonly string[];
  #compiled: RegExp | undefined;

  /** @param alternatives parts of a regular expression with the flag `u`. */
  constructor(...alternatives: readonly string[]) {
    this.#alternatives = alternatives;
  }

  isIn(text: string): boolean {
    return this.#pattern.test(text);
  }

  /** Where the first of them begins; undefined where there is none. */
  firstIn(text: string): number | undefined {
    return this.#pattern.exec(text)?.index;
  }

  get #pattern(): RegExp {
    this.#compiled ??= new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${this.#alternatives.join('|')})(?![\p{L}\p{N}])`,
      'u',
    );
    return this.#compiled;
  }
}
