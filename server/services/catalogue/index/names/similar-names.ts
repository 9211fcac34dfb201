import Fuse, { type IFuseOptions } from 'fuse.js';

/** A name that resembles a text; the smaller score is nearer to it, and below 1. */
export interface SimilarName {
  name: string;
  score: number;
}

/**
 * The names that resemble a text, in their order. Fuse compares letter by letter and takes a
 * microsecond for each name, so that it is asked only about those that it may find.
 * @param text at most 32 characters.
 * @param threshold share of the text's characters that may be wrong.
 */
export function similarNames(
  names: readonly string[],
  text: string,
  threshold: number,
): SimilarName[] {
  const pieces = piecesOf(text, maxErrors(text.length, threshold) + 1);
  const candidates = names.filter((name) => pieces.some((piece) => name.includes(piece)));
  if (candidates.length === 0) return [];
  return new Fuse(candidates, { ...OPTIONS, threshold })
    .search(text)
    .map(({ item, score = 1 }) => ({ name: item, score }));
}

/** Names are folded already, and long names score like short ones. */
const OPTIONS: IFuseOptions<string> = {
  includeScore: true,
  isCaseSensitive: true,
  ignoreFieldNorm: true,
  shouldSort: false,
};

/** Characters that may be wrong, by Fuse's own comparison of their share with the threshold. */
function maxErrors(length: number, threshold: number): number {
  let errors = 0;
  while ((errors + 1) / length <= threshold) errors += 1;
  return errors;
}

/**
 * Cuts a text into pieces of about the same length. Of one more piece than there are mistakes at
 * least one is without any: a name that resembles the text contains it.
 */
function piecesOf(text: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    text.slice(
      Math.floor((at * text.length) / count),
      Math.floor(((at + 1) * text.length) / count),
    ),
  );
}
