/**
 * Characters that are dropped before an ellipsis: punctuation that a cut text would not end with.
 */
const TRAILING_PUNCTUATION = /[\s.…,;:–—([«“‘-]+$/u;
/** Made when a text first needs it: few do, and it takes a millisecond. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Text cut to at most `length` grapheme clusters, including the ellipsis, at a space if the last
 * third holds one (spec section 5, text shortening), not after a full stop, a comma or the like.
 * `length` is at least 1.
 */
export function shorten(text: string, length: number): string {
  const whole = text.trim();
  // No grapheme is shorter than one code unit: most texts need no segmentation.
  if (whole.length <= length) return whole;
  const characters = firstCharacters(whole, length + 1);
  if (characters.length <= length) return whole;
  const room = characters.slice(0, length - 1);
  const atSpace = /\s/.test(characters[length - 1] ?? '') ? room.length : lastSpace(room);
  const end = atSpace >= (length * 2) / 3 ? atSpace : room.length;
  return `${room.slice(0, end).join('').replace(TRAILING_PUNCTUATION, '')}…`;
}

/** Characters that are one grapheme each, whatever is beside them. */
const SINGLE = /^[\n\t -\u02ff\u2010-\u2027\u20ac]*$/;

/** The first `count` graphemes of a text, or all of them. */
function firstCharacters(text: string, count: number): string[] {
  // One more unit than `count`: a combining mark may follow the last one. Segmentation is slow, so
  // only texts that need it are segmented.
  const start = text.slice(0, count + 1);
  if (SINGLE.test(start)) return start.slice(0, count).split('');
  const characters: string[] = [];
  graphemes ??= new Intl.Segmenter('nl', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) {
    if (characters.push(segment) === count) break;
  }
  return characters;
}

function lastSpace(characters: readonly string[]): number {
  return characters.findLastIndex((character) => /^\s+$/.test(character));
}
