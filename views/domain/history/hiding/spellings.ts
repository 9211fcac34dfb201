import type { JoinedWords, NameWord } from './contact-names.ts';
import type { Note } from './note.ts';
import { NAME_PARTICLES } from './tables/about-names.ts';
import { COMMON_WORDS, isCommon } from './tables/common-words.ts';
import { STREET_ENDS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import type { WordKeys } from './word-keys.ts';
import type { Word } from './words.ts';

/** Endings of names: genitives, plurals, adjectives. */
const ENDINGS = [
  's',
  'es',
  'en',
  'n',
  'ens',
  'sche',
  'schen',
  'scher',
  'sches',
  'schem',
  'se',
  'sen',
];

/** Letters of a name at least of which a longer word is made: `Peetersdossier`. */
const STEM = 5;

/** The contact that a row of words is, written as one. */
export function joinedIn(
  { names }: Note,
  keys: WordKeys,
  row: readonly Word[],
): JoinedWords | undefined {
  for (const key of keys.exact) {
    const found = names.joined.get(key) ?? whole(names.words.get(key));
    if (found) return found;
  }
  const isNamed = row.some(({ isCapital }) => isCapital);
  if (keys.loose !== '' && isNamed && names.looseJoined.has(keys.loose))
    return names.looseJoined.get(keys.loose);
  for (const ending of ENDINGS) {
    const [key] = keys.exact;
    if (!key.endsWith(ending)) continue;
    const found = names.joined.get(key.slice(0, -ending.length));
    if (found && found.kind === 'plain' && row.some(({ isCapital }) => isCapital)) return found;
  }
  return undefined;
}

/** A contact written in one word, as `Vandamme`, where a note has two. */
function whole(known: NameWord | undefined): JoinedWords | undefined {
  return known && known.kind !== 'own' ? { contacts: known.contacts, kind: 'plain' } : undefined;
}

/** `vd Berghe`, `V. d. Berghe`, `de Berghe` for `Vandenberghe`. */
export function tailIn({ names }: Note, row: readonly Word[]): JoinedWords | undefined {
  const last = row.at(-1)!;
  const particles = row.slice(0, -1);
  if (!particles.every(({ key }) => NAME_PARTICLES.has(key))) return undefined;
  const isAbbreviated = particles.some(({ key }) => /^(?:v|vd|vdn|d|van)$/.test(key));
  if (!last.isCapital && !isAbbreviated) return undefined;
  const known = names.words.get(last.key);
  const isLed = isAbbreviated && known !== undefined && known.leads.size > 0;
  return names.joined.get(`~${last.key}`) ?? (isLed ? known : undefined);
}

/** The name in two words or more that one word is: `Desmet`, `jpeeters`. */
export function joinedWord({ names }: Note, word: Word): JoinedWords | undefined {
  const { keys, key, isCapital } = word;
  const found = names.joined.get(keys.exact[0]) ?? names.joined.get(keys.exact[1]);
  const loose = keys.loose !== '' && isCapital ? names.looseJoined.get(keys.loose) : undefined;
  const named = found ?? loose;
  if (!named) {
    const stem = ENDINGS.filter((ending) => key.endsWith(ending))
      .map((ending) => names.joined.get(key.slice(0, -ending.length)))
      .find((one) => one?.kind === 'plain');
    return stem && key.length > STEM && !COMMON_WORDS.has(key) ? stem : undefined;
  }
  return { ...named, kind: kindHere(word, named.kind) };
}

/** What a word is besides, as it is written here: `dewinter` is no word, although `Winter` is. */
export function kindHere(word: Word, kind: NameWord['kind']): NameWord['kind'] {
  if (kind === 'own') return 'own';
  if (kind === 'town' || TOWNS.has(word.key)) return 'town';
  return isCommon(word) || (!word.isCapital && isPlural(word.key)) ? 'word' : 'plain';
}

/** `linden`, `posts`: a plural or an inflected form of a word of four letters or more. */
function isPlural(key: string): boolean {
  return /^.{4,}(?:s|n|x|e)$/.test(key) && COMMON_WORDS.has(key.slice(0, -1));
}

/** The word of a contact that a word is: itself, its genitive, or a longer word made of it. */
export function knownWord({ names }: Note, word: Word): NameWord | undefined {
  const { keys, key, isCapital } = word;
  for (const exact of keys.exact) {
    const found = names.words.get(exact);
    if (found) return { ...found, kind: kindHere(word, found.kind) };
  }
  const isOther = isCommon(word) || TOWNS.has(key);
  const loose = keys.loose === '' || isOther ? undefined : names.looseWords.get(keys.loose);
  if (loose && isCapital) return { ...loose, kind: kindHere(word, loose.kind) };
  for (const ending of ENDINGS) {
    if (isOther || !keys.exact.some((exact) => exact.endsWith(ending))) continue;
    const stems = keys.exact.map((exact) => names.words.get(exact.slice(0, -ending.length)));
    const found = stems.find((one) => one !== undefined);
    if (
      found &&
      (found.kind === 'plain'
        ? key.length - ending.length > 2 && (ending === 's' || key.length > STEM)
        : isCapital && ending === 's')
    )
      return found;
  }
  if (isOther || STREET_ENDS.test(key)) return undefined;
  return compound(names.words, word);
}

/** `Peetersdossier`; in small letters from a letter more. */
function compound(
  words: ReadonlyMap<string, NameWord>,
  { key, isCapital }: Word,
): NameWord | undefined {
  for (let length = key.length - 2; length >= (isCapital ? STEM : STEM + 1); length -= 1) {
    const found = words.get(key.slice(0, length));
    if (found?.kind === 'plain') return found;
  }
  return undefined;
}
