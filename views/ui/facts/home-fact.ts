import type { Locale } from '../../domain/locale.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { energyFigure } from '../../domain/energy/energy-label.ts';
import { HOME_COUNTRY } from '../../domain/place/address.ts';
import { priceOf } from '../../domain/property/price.ts';
import { priceLine, priceWords } from '../../domain/property/price-words.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { publishedHomeAddress } from './home-address.ts';
import { priceNote } from '../price/price-note.ts';
import type { FactRow } from './fact-fields.ts';
import { type FactKind, type FactValue, factText } from './fact-value.ts';

/**
 * The value of one field of a home as text; '' if there is none or if it is not published: an
 * address, a price, or an amount from which an unpublished price could be derived.
 */
export function homeFact(ctx: SharedContext, home: Property, [, field, , kind]: FactRow): string {
  return special(ctx, home, kind, valueOf(home, field)) ?? '';
}

/** The language of the value of one field, if it is not the page's. */
export function homeFactLang(ctx: SharedContext, home: Property, row: FactRow): Locale | undefined {
  const value = valueOf(home, row[1]);
  return typeof value === 'object' ? shownText(value, ctx).lang : undefined;
}

function valueOf(home: Property, field: FactRow[1]): FactValue {
  return field in home ? home[field as 'price'] : home.details[field as 'eLevel'];
}

function special(ctx: SharedContext, home: Property, kind: FactKind, value: FactValue) {
  switch (kind) {
    case 'address':
      return publishedHomeAddress(ctx, home);
    case 'abroad':
      return home.countryId === HOME_COUNTRY ? undefined : factText(ctx, 'text', value);
    case 'price':
      return home.goal === 0 ? priceText(ctx, home) : undefined;
    case 'rent':
      return home.goal === 1 ? priceText(ctx, home) : undefined;
    case 'price-note':
      return priceNote(ctx, home).text;
    case 'price-part':
      return priceText(ctx, home) === undefined ? undefined : factText(ctx, 'euro', value);
    case 'availability':
      return factText(ctx, 'text', value) || (isFreeAtOnce(home) ? ctx.t('facts.freeAtOnce') : '');
    case 'energy':
      return factText(ctx, kind, energyFigure(home));
    default:
      return factText(ctx, kind, value);
  }
}

function isFreeAtOnce({ details }: Property): boolean {
  return details.isFree === true && details.dateFree === undefined;
}

function priceText({ t, site }: SharedContext, home: Property): string | undefined {
  const price = priceOf(home, site.info.ignoredLabels);
  if (price.kind !== 'amount') return undefined;
  const words = priceWords(t, price);
  return words && priceLine(words);
}
