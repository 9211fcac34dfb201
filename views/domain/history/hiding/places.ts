import { followsInteraction, isLetterTo } from './doings.ts';
import type { Note } from './note.ts';
import { PERSON_CONJUNCTIONS } from './tables/about-names.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { SHARED_PREPOSITIONS, LOCATIVE, TOWNS, TOWN_TAILS } from './tables/towns.ts';
import { isAdjacent, isWithinName } from './words.ts';

/** Whether a word stands as a town does: `in Gent`, `9000 Gent`, `Gent-centrum`, `Gent of Brugge`. */
export function isPlaced(note: Note, index: number): boolean {
  const { words } = note;
  const [word, before, next] = [words[index]!, words[index - 1], words[index + 1]];
  if (before && LOCATIVE.has(before.key) && !before.isCapital && isAdjacent(word)) return true;
  if (before && /^\d{4,5}$/.test(before.text) && isAdjacent(word)) return true;
  if (next && TOWN_TAILS.has(next.key) && isWithinName(next)) return true;
  if (next?.isCapital && /^[-‐‑]$/u.test(next.gap) && COMMON_WORDS.has(next.key)) return true;
  if (before && isListed(word.gap) && isTown(note, index - 1)) return true;
  const isJoint = next !== undefined && PERSON_CONJUNCTIONS.has(next.key);
  const joint = isJoint ? index + 2 : index + 1;
  if ((isJoint || isListed(words[joint]?.gap ?? '')) && isTown(note, joint)) return true;
  if (before && PERSON_CONJUNCTIONS.has(before.key) && index > 1 && isTown(note, index - 2))
    return true;
  return (
    before !== undefined &&
    SHARED_PREPOSITIONS.has(before.key) &&
    isAdjacent(word) &&
    !followsInteraction(note, index) &&
    !isLetterTo(note, index)
  );
}

/** `, ` or `/` between towns. */
function isListed(gap: string): boolean {
  return /^(?:,\s|\s?[/–-]\s?)$/u.test(gap);
}

function isTown({ words, names }: Note, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined &&
    (TOWNS.has(word.key) || names.places.has(word.key)) &&
    !names.words.has(word.key)
  );
}
