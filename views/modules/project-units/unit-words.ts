import type { UnitRow } from '../../domain/unit-table.ts';
import type { PageContext } from '../../page-context.ts';

/** The price of a unit in words; '' where its status says what there is to say. */
export function unitPriceText({ t }: PageContext, { price }: UnitRow): string {
  if (price.kind === 'none') return '';
  return price.kind === 'hidden' ? t('price.onRequest') : price.text;
}
