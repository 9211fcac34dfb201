/** What would stand oddly before an ellipsis: a comma, a colon, a dash, an opened bracket. */
const TRAILING_PUNCTUATION = /[\s,;:–—([«“‘-]+$/u;
const GRAPHEMES = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/**
 * Text cut to at most `length` characters as a reader counts them, the ellipsis included, at a
 * space where the last third holds one (spec section 5, text shortening), never after a comma or
 * the like. `length` is at least 1.
 */
export function shorten(text: string, length: number): string {
  const whole = text.trim();
  // No character is shorter than one unit, so this answers for most texts without counting.
  if (whole.length <= length) return whole;
  const characters = firstCharacters(whole, length + 1);
  if (characters.length <= length) return whole;
  const room = characters.slice(0, length - 1);
  const atSpace = /\s/.test(characters[length - 1] ?? '') ? room.length : lastSpace(room);
  const end = atSpace >= (length * 2) / 3 ? atSpace : room.length;
  return `${room.slice(0, end).join('').replace(TRAILING_PUNCTUATION, '')}…`;
}

/** Letters, digits and signs that are one character each, whatever comes before or after them. */
const SINGLE = /^[\n\t -\u02ff\u2010-\u2027\u20ac]*$/;

/** The first `count` characters of a text, or all that it has. */
function firstCharacters(text: string, count: number): string[] {
  // One unit more: a mark after the last one would belong to it. Counting takes long, so that it is
  // left to texts that need it.
  const start = text.slice(0, count + 1);
  if (SINGLE.test(start)) return start.slice(0, count).split('');
  const characters: string[] = [];
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (characters.push(segment) === count) break;
  }
  return characters;
}

function lastSpace(characters: readonly string[]): number {
  return characters.findLastIndex((character) => /^\s+$/.test(character));
}
