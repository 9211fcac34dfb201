import { colon } from '../../domain/text/colon.ts';
import { isFormatted } from '../../domain/format/number.ts';
import { formatPrice, priceOf } from '../../domain/property/price.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { priceNote } from '../../ui/price/price-note.ts';

interface Props {
  ctx: PageContext;
  property: Property;
}

/** Notes below a price, one per line. */
export function PriceNotes({ ctx, property }: Props) {
  return [priceNote(ctx, property), chargesNote(ctx, property)]
    .filter((note) => note !== '')
    .map((note) => (
      <p key={note} className="summary-note quiet numerals">
        {note}
      </p>
    ));
}

/**
 * Charges that a tenant pays beside the rent: an advertisement must show both (docs/facts.md, "What
 * a Belgian property ad shows").
 */
function chargesNote({ t, locale, site }: PageContext, { details, ...home }: Property): string {
  if (home.goal !== 1 || priceOf(home, site.info.ignoredLabels).kind !== 'amount') return '';
  const charges = formatPrice(details.chargesRenter);
  return isFormatted(charges) ? `${t('facts.chargesRenter')}${colon(locale)}${charges}` : '';
}
