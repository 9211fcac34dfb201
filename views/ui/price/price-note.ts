import { type ShownText, shownText } from '../../domain/text/shown-text.ts';
import { foldedText } from '../../domain/text/folded-text.ts';
import { STARTING_FROM, priceOf } from '../../domain/property/price.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * The CRM's note on a price (spec section 3, PriceUnitText): `Zonder btw en registratierechten`. An empty
 * text if no price is shown, or if the note repeats our own words ("starting from", "per month").
 */
export function priceNote(
  ctx: Pick<PageContext, 't' | 'locale' | 'site'>,
  home: Property,
): ShownText {
  const { t, site } = ctx;
  const price = priceOf(home, site.info.ignoredLabels);
  if (price.kind !== 'amount' || home.priceUnit === STARTING_FROM) return { text: '' };
  const note = shownText(home.priceUnitText, ctx);
  const isMonth = price.perMonth && foldedText(t('price.perMonth')).endsWith(foldedText(note.text));
  return isMonth ? { text: '' } : { ...note, text: note.text.trim() };
}
