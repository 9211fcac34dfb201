import { priceWords } from '../../domain/property/price-words.ts';
import type { UnitRow } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';

/** The price of a unit as text; '' if it is under option or sold. */
export function unitPriceText({ t }: PageContext, { price }: UnitRow): string {
  return priceWords(t, price)?.text ?? '';
}
