import { tableKey } from '../word-keys.ts';

/** A table of words, asked by a word's first key. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map(tableKey));
}
