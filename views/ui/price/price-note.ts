import { foldedText } from '../../domain/text/folded-text.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { STARTING_FROM, priceOf } from '../../domain/property/price.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * The CRM's note on a price (spec section 3, PriceUnitText): `Zonder btw en registratierechten`. ''
 * if no price is shown, or if the note repeats our own words ("starting from", "per month").
 */
export function priceNote(
  { t, locale, site }: Pick<PageContext, 't' | 'locale' | 'site'>,
  home: Property,
): string {
  const price = priceOf(home, site.info.ignoredLabels);
  if (price.kind !== 'amount' || home.priceUnit === STARTING_FROM) return '';
  const note = textOf(home.priceUnitText, locale).trim();
  const isMonth = price.perMonth && foldedText(t('price.perMonth')).endsWith(foldedText(note));
  return isMonth ? '' : note;
}
