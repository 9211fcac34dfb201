import {
  CYRILLIC_ADVERTISING,
  ADVERTISING_PHRASES,
  ADVERTISED_TOPICS,
  type Topic,
} from './advertising-words.ts';
import { HOUSING_WORDS } from './housing-words.ts';

/** Maximum points for phrases of advertising. */
const MAX_PHRASE_POINTS = 4;
/** Maximum points that words about homes subtract. */
const MAX_HOUSING_POINTS = 3;
/** Characters of a text that are judged, at most: the rest of a long one says the same. */
const MAX_JUDGED = 5000;
/** Letters of another script from which on a text is written in it. */
const FOREIGN_LETTERS = 25;

/** What the words of a text say about it. */
export interface WordScore {
  /** Points for what is advertised, and how. */
  advertising: number;
  /** Points that words about homes take away. */
  honest: number;
  /** Whether it is written in a script of none of the four languages. */
  isForeign: boolean;
}

interface Compiled {
  points: number;
  pattern: RegExp;
}

const compiled = ({ points, words }: Topic): Compiled => ({
  points,
  pattern: startingWith(Object.values(words).join('|')),
});

const TOPIC_PATTERNS = ADVERTISED_TOPICS.map(compiled);
const PHRASE_PATTERNS = ADVERTISING_PHRASES.map(compiled);
const { cyrillic: CYRILLIC_HOMES, ...HOMES } = HOUSING_WORDS;
const HOUSING = startingWith(Object.values(HOMES).join('|'));
const HOUSING_CYRILLIC = startingWithLetters(CYRILLIC_HOMES);
const CYRILLIC = startingWithLetters(CYRILLIC_ADVERTISING);

/** Judges the words of a text, alike in the four languages. */
export function scoreWords(text: string): WordScore {
  const plain = plainOf(text.slice(0, MAX_JUDGED));
  const isForeign = (plain.match(FOREIGN) ?? []).length >= FOREIGN_LETTERS;
  const topics = TOPIC_PATTERNS.map((topic) => pointsOf(topic, plain));
  const manners = PHRASE_PATTERNS.map((manner) => pointsOf(manner, plain));
  const cyrillic = isForeign ? pointsOf({ points: 2, pattern: CYRILLIC }, plain) : 0;
  const offered = sum(topics) + cyrillic;
  return {
    advertising: offered + Math.min(MAX_PHRASE_POINTS, sum(manners)),
    honest: Math.min(MAX_HOUSING_POINTS, distinct(isForeign ? HOUSING_CYRILLIC : HOUSING, plain)),
    isForeign,
  };
}

/** Letters that none of the four languages is written in. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/gu;

/** Of a text in Latin letters without accents; what begins with a sign is found anywhere. */
function startingWith(words: string): RegExp {
  return new RegExp(`(?:\\b|(?=[€$!]))(?:${words})`, 'g');
}

function startingWithLetters(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})`, 'gu');
}

function pointsOf({ points, pattern }: Compiled, text: string): number {
  const found = distinct(pattern, text);
  return found === 0 ? 0 : points + found - 1;
}

function distinct(pattern: RegExp, text: string): number {
  return new Set(text.match(pattern)).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** In small letters, without accents and invisible characters, with one space between words. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
}
