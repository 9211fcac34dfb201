import { foldedText } from '../text/folded-text.ts';

/** The words for "saint" before a name, folded. */
const SAINT = /(?<![a-z\d])(?:sinte?|sainte?|sankt|ste)(?= )/g;

/**
 * The text by which names of places and streets are compared: folded, and with every saint as
 * `st`. `Sint-Niklaas`, `St. Niklaas` and `Sankt Niklaas` are `st niklaas`.
 */
export function placeKey(name: string): string {
  return foldedText(name).replace(SAINT, 'st');
}
