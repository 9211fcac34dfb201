import { foldedText } from '../../text/folded-text.ts';
import {
  PERSON_CONJUNCTIONS,
  GROUP_WORDS,
  NO_NAMES,
  NAME_PARTICLES,
  ROLES,
  SHORT_TITLES,
  TITLES,
} from './tables/about-names.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { type Word, wordsOf } from './words.ts';

/** Before the origin of a contact: `Familie Maes uit Gent`. */
const ORIGIN = new Set(['uit', 'aus', 'from', 'te', 'near']);

/** The people that a contact names, each as the words of their name. */
export function peopleIn(contact: string): Word[][] {
  const all = wordsOf(contact);
  if (isMany(all)) return [];
  const hasCapitals = all.some(({ isCapital }) => isCapital);
  const people: Word[][] = [[]];
  all.forEach((word, at) => {
    const before = all[at - 1];
    if (at > 0 && (PERSON_CONJUNCTIONS.has(word.key) || /[/;&+\n]/u.test(word.gap)))
      people.push([]);
    if (before && ORIGIN.has(before.key) && !before.isCapital) people.push([]);
    else if (isName(word, hasCapitals, at)) people.at(-1)?.push(word);
  });
  return people;
}

function isName(word: Word, hasCapitals: boolean, at: number): boolean {
  const { key, isCapital, isNumber, isInitial, isUpper, gap } = word;
  if (isNumber || PERSON_CONJUNCTIONS.has(key)) return false;
  if (NAME_PARTICLES.has(key)) return true;
  if (isInitial) return isCapital || !hasCapitals;
  if (TITLES.has(key) || NO_NAMES.has(key)) return false;
  if (SHORT_TITLES.has(key) && (!isUpper || at === 0)) return false;
  if (ROLES.has(key) && at === 0) return false;
  return isCapital || !hasCapitals || /^['’]$/u.test(gap);
}

/** A number in brackets is not personal data: it may also distinguish people of the same name. */
function isMany(words: readonly Word[]): boolean {
  const [first, ...others] = words;
  return (
    first !== undefined &&
    GROUP_WORDS.has(first.key) &&
    others.every(({ key, isInitial }) => !isInitial && !TITLES.has(key))
  );
}

/** Whether a word of a contact may tell who it is, alone. */
export function isCore(word: Word): boolean {
  return !word.isInitial && (!isParticle(word) || (word.isCapital && FIRST_NAMES.has(word.key)));
}

/** Whether a word of a contact is a particle: `van`, `de`. */
export function isParticle(word: Word): boolean {
  return NAME_PARTICLES.has(word.key) && !word.isNumber && /^[ -~]+$/.test(word.text);
}

/** What a contact is compared by: words of the name, and initials; the order does not count. */
export function contactWords(contact: string): {
  text: string;
  names: string[];
  initials: string[];
} {
  const words = peopleIn(contact).flat();
  return {
    text: foldedText(contact),
    names: words.filter(isCore).map(({ key }) => key),
    initials: words.filter(({ isInitial }) => isInitial).map(({ key }) => key),
  };
}
