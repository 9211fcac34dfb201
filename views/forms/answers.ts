import type { TFunction } from 'i18next';
import { type FormField, type FormValues, separate } from '../domain/forms/form-field.ts';
import { formatPrice } from '../domain/property/price.ts';

/** A filled field, as displayed to the visitor. */
export interface FieldAnswer {
  field: string;
  label: string;
  value: string;
}

/** The filled fields with the labels of the form. */
export function answersOf(
  t: TFunction,
  fields: readonly FormField[],
  values: FormValues,
): FieldAnswer[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    return [{ field: field.name, label: field.label, value: shown(t, field, value) }];
  });
}

function shown(t: TFunction, field: FormField, value: string): string {
  const { type, options } = field;
  if (type === 'checkbox') return t('forms.yes');
  if (type === 'amount') return String(formatPrice(Number(value)));
  if (type === 'places') return placesText(field, value);
  if (!options) return value;
  const chosen = separate(value);
  return options
    .filter((option) => chosen.includes(option.value))
    .map(({ text }) => text)
    .join(', ');
}

/** Places in the visitor's language; one without a name is unknown. */
function placesText({ named = [] }: FormField, value: string): string {
  const chosen = separate(value);
  return named
    .filter((place) => chosen.includes(place.value))
    .map(({ text }) => text)
    .join(', ');
}
