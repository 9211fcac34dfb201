import type { TFunction } from 'i18next';
import { type FormField, type FormValues, separate } from '../domain/forms/form-field.ts';
import { formatPrice } from '../domain/property/price.ts';

/** A field that was filled in, as the visitor saw it. */
export interface FieldAnswer {
  field: string;
  label: string;
  value: string;
}

/** The fields that were filled in, in the words of the form. */
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

function shown(t: TFunction, { type, options }: FormField, value: string): string {
  if (type === 'checkbox') return t('forms.yes');
  if (type === 'amount') return String(formatPrice(Number(value)));
  if (type === 'places') return separate(value).map(placeText).join(', ');
  if (!options) return value;
  const chosen = separate(value);
  return options
    .filter((option) => chosen.includes(option.value))
    .map(({ text }) => text)
    .join(', ');
}

/** `city|postcode` as people write it: "9000 Gent". */
function placeText(place: string): string {
  const bar = place.lastIndexOf('|');
  return bar < 0 ? place : `${place.slice(bar + 1)} ${place.slice(0, bar)}`;
}
