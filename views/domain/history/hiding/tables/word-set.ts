import { tableKey } from '../word-keys.ts';

/** Words by their first keys. */
export interface WordSet extends Iterable<string> {
  has(key: string): boolean;
}

/** A table of words, asked by a word's first key. */
export function wordSet(...lists: readonly string[]): WordSet {
  return lazySet(() => lists.flatMap((list) => list.trim().split(/\s+/)).map(tableKey));
}

/**
 * A set that is made when it is first asked: a start of the server asks none, and to make all of them
 * takes 40 ms.
 */
export function lazySet(keysOf: () => Iterable<string>): WordSet {
  let made: ReadonlySet<string> | undefined;
  const keys = () => (made ??= new Set(keysOf()));
  return {
    has: (key) => keys().has(key),
    [Symbol.iterator]: () => keys()[Symbol.iterator](),
  };
}
