import Fuse from 'fuse.js';

/** Hundredths of the letters that are wrong, from which on two words are not near. */
const MAX_DISTANCE = 34;

/** Of the known words, the one that was probably meant by a mistyped one; undefined if none is. */
export function nearestWord(written: string, known: readonly string[]): string | undefined {
  const swapped = known.find((word) => lettersOf(word) === lettersOf(written));
  if (swapped !== undefined) return swapped;
  const lengthFrom = (word: string) => Math.abs(word.length - written.length);
  const options = { threshold: MAX_DISTANCE / 100, ignoreLocation: true, includeScore: true };
  const found = new Fuse(
    known.filter((word) => lengthFrom(word) <= Math.max(1, (written.length * MAX_DISTANCE) / 100)),
    options,
  ).search(written);
  const near = found.flatMap(({ item, score = 1 }) =>
    score < MAX_DISTANCE / 100 ? [{ item, score }] : [],
  );
  return near.toSorted((a, b) => a.score - b.score || lengthFrom(a.item) - lengthFrom(b.item))[0]
    ?.item;
}

/** `; did you mean "title"?`, or nothing where no known word is near. */
export function didYouMean(written: unknown, known: readonly unknown[]): string {
  if (typeof written !== 'string') return '';
  const words = known.filter((word) => typeof word === 'string');
  const meant = nearestWord(written, words);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

function lettersOf(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}
