import type { TFunction } from 'i18next';
import { CONTACT_TIMES } from '../../domain/contact-times.ts';
import { HOME_TYPES } from '../../domain/filters/types.ts';
import type { FormField, FormValues, PayloadName } from '../../domain/forms/form-field.ts';
import { TYPE_CODES, typeName } from '../../domain/property/type-code.ts';
import type { FieldAnswer } from '../answers.ts';
import { defineField } from './define-field.ts';
import { MAX_HOUSE_NUMBER, MAX_POSTCODE } from './field-lengths.ts';

/** The type of a property: a tile for each, with its icon (spec section 9). */
export function propertyTypeField(t: TFunction): FormField {
  const options = HOME_TYPES.map((type) => ({
    value: String(type),
    text: t(`filters.types.${type}`),
    icon: type === 'garage' ? type : typeName(type),
  }));
  return defineField(t, 'propertyType', 'tiles', { options });
}

/** The names of a property's type and address. */
export const PROPERTY_NAMES = [
  'propertyType',
  'propertyStreet',
  'propertyHouseNumber',
  'propertyZip',
  'propertyCity',
] as const satisfies readonly PayloadName[];

/**
 * Where a property is. Browsers would fill in a whole line as a street. Not `off` either: those
 * fields are empty after the browser's Back.
 */
export function propertyAddressFields(t: TFunction): FormField[] {
  return [
    defineField(t, 'propertyStreet', 'text', { span: 8, autoComplete: 'on' }),
    defineField(t, 'propertyHouseNumber', 'text', {
      span: 4,
      maxLength: MAX_HOUSE_NUMBER,
      autoComplete: 'on',
    }),
    defineField(t, 'propertyZip', 'zip', {
      span: 4,
      maxLength: MAX_POSTCODE,
      autoComplete: 'postal-code',
    }),
    defineField(t, 'propertyCity', 'text', { span: 8, autoComplete: 'address-level2' }),
  ];
}

/** When the agency may call: any of the times of day; none means any opening hour. */
export function contactTimeField(t: TFunction): FormField {
  const options = CONTACT_TIMES.map(({ name, from, to }) => {
    const hours =
      to === undefined ? t('forms.hoursAfter', { from }) : t('forms.hours', { from, to });
    return { value: name, text: `${t(`forms.times.${name}`)} ${hours}` };
  });
  const help = t('forms.timesHelp');
  return defineField(t, 'contactTime', 'ticks', {
    options,
    help,
    look: 'plates',
    isRequired: false,
  });
}

/** The address on one line, as far as it was given: "Koestraat 12, 9000 Gent". */
export function propertyAddressLine(values: FormValues): string {
  const { propertyStreet, propertyHouseNumber, propertyZip, propertyCity } = values;
  return [
    [propertyStreet, propertyHouseNumber],
    [propertyZip, propertyCity],
  ]
    .map((parts) => parts.filter((part) => part !== undefined).join(' '))
    .filter((part) => part !== '')
    .join(', ');
}

/** The type as a CRM has it: a garage is none of its type codes. */
export function propertyTypeOf({ propertyType }: FormValues) {
  if (propertyType === 'garage') return { typeCode: TYPE_CODES.other, isGarage: true };
  return { typeCode: Number(propertyType) };
}

const ADDRESS: ReadonlySet<string> = new Set([
  'propertyStreet',
  'propertyHouseNumber',
  'propertyZip',
  'propertyCity',
]);

/** The answers with the address on one line, where its first field stood. */
export function withAddressLine(
  t: TFunction,
  answers: readonly FieldAnswer[],
  values: FormValues,
): FieldAnswer[] {
  const line = { label: t('forms.address'), value: propertyAddressLine(values) };
  return answers.flatMap((one) => {
    if (!ADDRESS.has(one.field)) return [one];
    return one.field === 'propertyStreet' ? [{ ...one, ...line }] : [];
  });
}

/** The owner's goal (spec section 4), by the value of the field. */
const PROPERTY_GOALS = [
  { value: '-1', name: 'estimate' },
  { value: '0', name: 'sell' },
  { value: '1', name: 'let' },
] as const;

/** The owner's goal, one card for each. */
export function propertyGoalField(t: TFunction): FormField {
  const options = PROPERTY_GOALS.map(({ value, name }) => ({
    value,
    text: t(`forms.propertyGoals.${name}`),
  }));
  return defineField(t, 'propertyGoal', 'cards', { options });
}
