import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { formatNumber } from '../../views/domain/format/number.ts';

/** Reads a list query from the fields of a list's form. */
export function queryOf(form: HTMLFormElement, listKind: ListKind): ListQuery {
  // The form has text fields only, so no value is a File.
  const fields = new URLSearchParams(new FormData(form) as never);
  return parseListQuery(fields, listKind);
}

/**
 * Writes a query into the fields of a form. Places are left to the picker; `typed`, the field that
 * the visitor is typing in, is left unchanged.
 */
export function fillForm(form: HTMLFormElement, query: ListQuery, typed?: Element | null): void {
  const parameters = listParameters(query);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field === typed) continue;
    const { name, type } = field;
    if (name === '' || name === 'region' || name === 'street' || type === 'hidden') continue;
    // The year that is being typed is not yet a date.
    if (type === 'date' && field === document.activeElement) continue;
    const values = parameters.getAll(name);
    if (type === 'checkbox') field.checked = values.includes(field.value);
    else if (type === 'radio') field.checked = field.value === (values[0] ?? '');
    else field.value = fieldText(field, values[0]);
  }
}

/** The text that a field shows for a parameter's value. */
function fieldText({ inputMode }: HTMLInputElement, value: string | undefined): string {
  if (value === undefined) return '';
  // Amounts are grouped by thousands (AmountField.tsx).
  return inputMode === 'numeric' ? String(formatNumber(Number(value))) : value;
}
