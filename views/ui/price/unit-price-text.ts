import { priceWords } from '../../domain/property/price-words.ts';
import type { UnitRow } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';

/** The price of a unit in words; '' where its status says what there is to say. */
export function unitPriceText({ t }: PageContext, { price }: UnitRow): string {
  return priceWords(t, price)?.text ?? '';
}
