import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import { runSync, type Steps } from '../../../platform/concurrency/in-slices.ts';
import { recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import { choiceIn, textsIn } from './estate-values.ts';
import { HEATING_GROUPS, HEATINGS, KITCHENS } from './labels/choices.ts';
import { ENVIRONMENTS, FLOOD_AREAS, FLOODS, ZONINGS } from './labels/surroundings.ts';
import type { WordsById } from './labels/words.ts';

/** Details that are choices, of which the site has the words, too. */
const CHOICES: ReadonlyMap<number, WordsById> = new Map([
  [53, HEATING_GROUPS],
  [795, ENVIRONMENTS],
  [1020, HEATINGS],
  [1595, KITCHENS],
  [1736, ZONINGS],
  [2222, FLOODS],
  [2223, FLOOD_AREAS],
]);
/** Estates per step: each has dozens of details. */
const STEP = 100;

const TEXTS = ['sms', 'shortDescription', 'longDescription'] as const;

/**
 * The language in which Whise gives an agency what it has in one: labels, choices, the title of the
 * advertisement. Whise does not tell it: it is that of the words of choices, as the site knows them
 * by their ids in every language; without any, that which most estates have texts in.
 * @param languages those of the site, its own first.
 */
export function namesLanguageOf(
  estates: Iterable<WireRecord>,
  languages: readonly Locale[],
): Locale {
  return runSync(namesLanguageInSteps(estates, languages));
}

/** The same of many estates, a few in each step. */
export function* namesLanguageInSteps(
  estates: Iterable<WireRecord>,
  languages: readonly Locale[],
): Steps<Locale> {
  const [own = 'nl'] = languages;
  const words = new Map<Locale, number>();
  const texts = new Map<Locale, number>();
  let count = 0;
  for (const estate of estates) {
    count += 1;
    if (count % STEP === 0) yield;
    for (const locale of languagesOfChoices(estate)) add(words, locale);
    for (const locale of languagesOfTexts(estate)) add(texts, locale);
  }
  return mostIn(words, languages) ?? mostIn(texts, languages) ?? own;
}

/** The languages in which choices are named; those whose word is the same in several tell nothing. */
function languagesOfChoices(estate: WireRecord): Locale[] {
  return recordsIn(estate['details']).flatMap((detail) => {
    const words = CHOICES.get(Number(detail['id']))?.get(choiceIn(detail['enum']) ?? 0);
    const named = textIn(detail['value'])?.toLowerCase();
    const same = LOCALES.filter((locale) => words?.[locale].toLowerCase() === named);
    return words && same.length === 1 ? same : [];
  });
}

function languagesOfTexts(estate: WireRecord): Locale[] {
  const texts = Object.assign({}, ...TEXTS.map((name) => textsIn(estate[name]))) as object;
  return Object.keys(texts) as Locale[];
}

function add(counts: Map<Locale, number>, locale: Locale): void {
  counts.set(locale, (counts.get(locale) ?? 0) + 1);
}

/** Of two that are as frequent the one that the site names first, if it has either. */
function mostIn(
  counts: ReadonlyMap<Locale, number>,
  languages: readonly Locale[],
): Locale | undefined {
  const rank = (locale: Locale) => (languages.includes(locale) ? languages.indexOf(locale) : 9);
  const [most] = [...counts].toSorted(
    ([one, first], [other, second]) => second - first || rank(one) - rank(other),
  );
  return most?.[0];
}
