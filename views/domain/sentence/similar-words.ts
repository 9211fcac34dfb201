/**
 * Whether two words differ by one letter: one too many, one too few, another one, or two
 * neighbours in the wrong order.
 */
export function isOneApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Letters up to which a word may only lack a letter, or have two swapped. */
const SHORT = 4;

/**
 * Whether a typed word is another one with a mistake. The first letter is right or swapped with the
 * second: people look at it. In a short word another letter makes another word.
 */
export function isMisspelt(typed: string, word: string): boolean {
  if (!isOneApart(typed, word)) return false;
  const isSwapped =
    typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');
  if (typed[0] !== word[0]) return isSwapped;
  return isSwapped || typed.length > SHORT || typed.length < word.length;
}
