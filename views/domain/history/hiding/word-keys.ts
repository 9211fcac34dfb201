import { speltOut } from '../../text/spelt-out.ts';

/** Vowels that German and Scandinavian names write with an e where a keyboard has no accents. */
const WITH_E: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Letters that a loose key has at least: shorter words have too many neighbours. */
const LOOSE_LENGTH = 5;

/** The spellings of a word by which it is compared. */
export interface WordKeys {
  /** Without accents; and with umlauts as `ae`, `oe`, `ue` if there are any. */
  exact: readonly [string, string];
  /** Also without doubled letters and with umlauts as one vowel; '' for short words. */
  loose: string;
}

/** The keys of a word: two words with a common key may be the same name. */
export function wordKeys(word: string): WordKeys {
  const lower = word.normalize('NFC').toLowerCase().normalize('NFC');
  const plain = bare(lower);
  const expanded = bare(lower.replace(/[äöüøå]/g, (letter) => WITH_E[letter] ?? letter));
  return { exact: [plain, expanded], loose: looseKey(plain) };
}

/** The keys of words that are written as one. */
export function joinedKeys(words: readonly WordKeys[]): WordKeys {
  const plain = respelled(words.map(({ exact }) => exact[0]).join(''));
  const expanded = respelled(words.map(({ exact }) => exact[1]).join(''));
  return { exact: [plain, expanded], loose: looseKey(plain) };
}

/** The first key, by which tables of words are asked. */
export function tableKey(word: string): string {
  return wordKeys(word).exact[0];
}

/** Two spellings as one: `MacDonald` is `McDonald`, `Thijs` is `Thys`. */
function respelled(key: string): string {
  return key.replace(/ij/g, 'y').replace(/^mac(?=.{4})/u, 'mc');
}

function bare(lower: string): string {
  const letters = speltOut(lower.normalize('NFKD').replace(/\p{M}+/gu, ''));
  return respelled(letters.replace(/[^\p{L}\p{N}]+/gu, ''));
}

function looseKey(plain: string): string {
  if (plain.length < LOOSE_LENGTH) return '';
  const key = plain
    .replace(/[aou]e/g, (pair) => pair[0] ?? '')
    .replace(/(?<=[cgkrt])h/g, '')
    .replace(/ck|c(?=[aourl])/g, 'k')
    .replace(/(\p{L})\1+/gu, '$1');
  return key.length < LOOSE_LENGTH - 1 ? '' : key;
}
