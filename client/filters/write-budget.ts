import type { Budget } from '../../views/domain/filters/budget.ts';
import { formatNumber } from '../../views/domain/format/number.ts';

/** Writes the slider's values into the two fields of a budget while it is dragged. */
export function writeBudget(
  form: HTMLFormElement | null | undefined,
  { priceMin, priceMax }: Budget,
  [min, max]: readonly [min: string, max: string],
): void {
  for (const [name, amount] of [[min, priceMin] as const, [max, priceMax] as const]) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = amount === undefined ? '' : String(formatNumber(amount));
  }
}
