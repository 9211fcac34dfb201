import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind, ListQuery } from '../../views/domain/list/list-query.ts';
import { formatNumber } from '../../views/domain/format/number.ts';

/** What the fields of a list's form ask for, as they stand there. */
export function queryOf(form: HTMLFormElement, listing: ListKind): ListQuery {
  // A form of text fields: files are none.
  const fields = new URLSearchParams(new FormData(form) as never);
  return parseListQuery(fields, listing);
}

/**
 * Makes the fields say what is asked, in the form's own spelling. Places are left to the picker,
 * and `typed` to the visitor who is in it.
 */
export function fillForm(form: HTMLFormElement, query: ListQuery, typed?: Element | null): void {
  const parameters = listParameters(query);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field === typed) continue;
    const { name, type } = field;
    if (name === '' || name === 'region' || type === 'hidden') continue;
    const values = parameters.getAll(name);
    if (type === 'checkbox') field.checked = values.includes(field.value);
    else if (type === 'radio') field.checked = field.value === (values[0] ?? '');
    else field.value = fieldText(field, values[0]);
  }
}

/** Makes the fields of the budget say what is drawn on its line, while it is drawn. */
export function writeBudget(
  form: HTMLFormElement | null | undefined,
  { priceMin, priceMax }: Pick<ListQuery, 'priceMin' | 'priceMax'>,
): void {
  for (const [name, amount] of [['pricemin', priceMin] as const, ['pricemax', priceMax] as const]) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = fieldText(field, amount?.toString());
  }
}

/** What a field shows for the value of a parameter. */
function fieldText({ inputMode }: HTMLInputElement, value: string | undefined): string {
  if (value === undefined) return '';
  // An amount is grouped, as people read it (AmountField.tsx).
  return inputMode === 'numeric' ? String(formatNumber(Number(value))) : value;
}
