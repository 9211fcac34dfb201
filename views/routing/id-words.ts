/** The words of a URL path, between slashes and hyphens (spec section 2). */
export function wordsOf(segments: readonly string[]): string[] {
  return segments.flatMap((segment) => segment.split(/[/-]/)).filter((word) => word !== '');
}

/** The id that a word is, as a list of one; empty if the word is not an id. */
export function idsIn(word: string): number[] {
  return /^\d{1,16}$/.test(word) ? [Number(word)] : [];
}
