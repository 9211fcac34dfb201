import type { Known } from './contact-names.ts';

/** Letters that a name and its misspelling have at least: shorter words have too many neighbours. */
const SHORTEST = 7;
/** The same, where people stand. */
const SHORTEST_OF_PEOPLE = 5;

/**
 * The name of a contact that a word is but for one letter: left out, added, another, or exchanged
 * with its neighbour. The first letter is the same, and the name is no word besides,
 * except where people stand.
 * @param key a word's first key; at least 7 letters, or 5 where people stand
 */
export function misspelt(
  key: string,
  words: ReadonlyMap<string, Known>,
  isOfPeople: boolean,
): Known | undefined {
  const shortest = isOfPeople ? SHORTEST_OF_PEOPLE : SHORTEST;
  if (key.length < shortest) return undefined;
  for (const [name, known] of words) {
    const isName = known.kind === 'plain' || (isOfPeople && known.kind === 'word');
    if (!isName || name.length < shortest || name[0] !== key[0]) continue;
    if (differsByOne(key, name)) return known;
  }
  return undefined;
}

/** Whether two different words are the same but for one letter or two exchanged ones. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const isSame = (from: number, of: number) => a.slice(at + from) === b.slice(at + of);
  const isExchanged = a[at] === b[at + 1] && a[at + 1] === b[at] && isSame(2, 2);
  return isSame(1, 1) || isSame(1, 0) || isSame(0, 1) || isExchanged;
}
