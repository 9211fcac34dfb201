import type { ShownText } from '../../domain/text/shown-text.ts';
import { colon } from '../../domain/text/colon.ts';
import { isFormatted } from '../../domain/format/number.ts';
import { formatPrice, priceOf } from '../../domain/property/price.ts';
import { pricePerArea } from '../../domain/property/price-per-area.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { priceNote } from '../../ui/price/price-note.ts';

interface Props {
  ctx: PageContext;
  property: Property;
}

/** Notes below a price, one per line. */
export function PriceNotes({ ctx, property }: Props) {
  const own = [areaNote(ctx, property), chargesNote(ctx, property)].map((text) => ({ text }));
  return [priceNote(ctx, property), ...own]
    .filter(({ text }) => text !== '')
    .map(({ text, lang }: ShownText) => (
      <p key={text} className="summary-note quiet numerals" lang={lang}>
        {text}
      </p>
    ));
}

function areaNote({ t, site }: PageContext, home: Property): string {
  const price = pricePerArea(home, site.info.ignoredLabels);
  return price ? t(`price.per.${price.of}`, { price: price.text }) : '';
}

/**
 * Rent and the charges that a tenant pays beside it, which an advertisement must both show
 * (docs/facts.md, "What a Belgian property ad shows"), with their sum; without it where the rent is
 * a lower bound.
 */
function chargesNote({ t, locale, site }: PageContext, home: Property): string {
  const rent = priceOf(home, site.info.ignoredLabels);
  const { chargesRenter } = home.details;
  const charges = formatPrice(chargesRenter);
  if (home.goal !== 1 || rent.kind !== 'amount' || !isFormatted(charges)) return '';
  if (rent.startingFrom || !chargesRenter) {
    return `${t('facts.chargesRenter')}${colon(locale)}${charges}`;
  }
  const sum = formatPrice(rent.euro + chargesRenter);
  return t('price.withCharges', { rent: rent.text, charges, sum });
}
