import type { Locale } from '../locale.ts';
import type { PlaceLookup } from '../place/place-name.ts';
import { projectName } from '../project/project-name.ts';
import { homeName } from '../property/home-name.ts';
import {
  homePriceWords,
  type PriceTexts,
  type PriceWords,
  projectPriceWords,
} from '../property/price-words.ts';
import { isProject, type ListItem } from './list-item.ts';

interface Words {
  /** i18next's `t` fits. */
  t: Parameters<typeof homeName>[0]['t'] & Parameters<typeof projectName>[0]['t'] & PriceTexts;
  locale: Locale;
  data: PlaceLookup;
}

/** Name of a home or project without its address. */
export function itemName(words: Words, item: ListItem): string {
  return isProject(item) ? projectName(words, item) : homeName(words, item);
}

/** The words of an item's price; undefined if it has none (spec section 4). */
export function itemPriceWords(
  { t }: Pick<Words, 't'>,
  item: ListItem,
  ignoredLabels: readonly number[],
): PriceWords | undefined {
  return isProject(item) ? projectPriceWords(t, item) : homePriceWords(t, item, ignoredLabels);
}
