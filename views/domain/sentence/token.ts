import { foldedText } from '../text/folded-text.ts';

/** A word, a number or a sign of a sentence, with its place in the text. */
export type Token = Word | NumberToken | Sign;

interface Spanned {
  /** Offsets in the text, the end excluded. */
  start: number;
  end: number;
}

export interface Word extends Spanned {
  kind: 'word';
  /** As typed. */
  text: string;
  /** Folded: lower case, without accents. */
  key: string;
  /** Whether a comma, semicolon or full stop stands before it. */
  isAfterBreak: boolean;
}

export interface NumberToken extends Spanned {
  kind: 'number';
  text: string;
  value: number;
  /** Whether it is digits alone: a postcode, a reference or a count may be. */
  isPlain: boolean;
  isAfterBreak: boolean;
}

export interface Sign extends Spanned {
  kind: 'sign';
  text: Mark;
}

/** Signs that have a meaning; `€` and words alike are words. */
export type Mark = '+' | '-' | '<' | '>' | '&' | ',';

const GROUPED = String.raw`\d{1,3}(?:[.'’][0-9]{3})+(?!\d)(?:,\d{1,2}(?!\d))?`;
const COMMA_GROUPED = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d{1,2}(?!\d))?`;
const SPACED = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)`;
const PLAIN = String.raw`\d+(?:[.,]\d{1,2}(?!\d))?`;
const PATTERN = new RegExp(
  [
    `(?<number>(?<![\\d.,])(?:${GROUPED}|${COMMA_GROUPED}|${SPACED}|${PLAIN}))`,
    String.raw`(?<euro>€)`,
    String.raw`(?<word>m[²2](?![\p{L}\d])|[\p{L}\p{M}]+)`,
    // A hyphen within a word joins it; one before a number or after a space is a sign.
    String.raw`(?<sign>[+<>&≤≥–—]|-(?!\p{L}))`,
    String.raw`(?<break>[,;:/.!?()])`,
  ].join('|'),
  'gu',
);
const MARKS: Readonly<Record<string, Mark>> = {
  '≤': '<',
  '≥': '>',
  '–': '-',
  '—': '-',
};

/** Splits a sentence; `400k`, `80m²` and `3slpk` are a number and a word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  for (const match of text.normalize('NFC').matchAll(PATTERN)) {
    const [found] = match;
    const span = { start: match.index, end: match.index + found.length };
    const { number, word, sign, euro } = match.groups!;
    if (number !== undefined) {
      const isPlain = /^\d+$/.test(number);
      tokens.push({
        kind: 'number',
        text: found,
        value: valueOf(found),
        isPlain,
        isAfterBreak,
        ...span,
      });
    } else if (euro !== undefined || word !== undefined) {
      const key = euro === undefined ? foldedText(found) : '€';
      tokens.push({ kind: 'word', text: found, key, isAfterBreak, ...span });
    } else if (sign !== undefined) {
      tokens.push({ kind: 'sign', text: MARKS[found] ?? (found as Mark), ...span });
    } else if (found === ',' || found === ';' || found === '/') {
      tokens.push({ kind: 'sign', text: ',', ...span });
    }
    isAfterBreak = match.groups!['break'] !== undefined;
  }
  return tokens;
}

/** Of `350.000`, `1,500`, `250 000`, `1,25`: a part of three digits is of thousands. */
function valueOf(text: string): number {
  const bare = text.replace(/['’ \u00a0\u202f]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = decimal ? bare.slice(0, decimal.index) : bare;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`);
}
