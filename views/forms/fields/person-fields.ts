import type { TFunction } from 'i18next';
import type { FormField, FormValues, PayloadName } from '../../domain/forms/form-field.ts';
import type { Lead } from '../../domain/lead.ts';
import { defineField } from './define-field.ts';
import { MAX_EMAIL, MAX_PHONE } from './field-lengths.ts';

interface Options {
  phoneOptional: boolean;
  /** Columns of each field, of twelve. */
  span?: FormField['span'];
}

/** The names of `personFields`. */
export const PERSON_NAMES = [
  'FirstName',
  'Name',
  'Email',
  'PhoneNumber',
] as const satisfies readonly PayloadName[];

/**
 * The sender of a form; required in every form, except that the phone may be optional (spec section
 * 5).
 */
export function personFields(t: TFunction, { phoneOptional, span = 6 }: Options): FormField[] {
  return [
    defineField(t, 'FirstName', 'text', { autoComplete: 'given-name', span }),
    defineField(t, 'Name', 'text', { autoComplete: 'family-name', span }),
    defineField(t, 'Email', 'email', { autoComplete: 'email', maxLength: MAX_EMAIL, span }),
    defineField(t, 'PhoneNumber', 'tel', {
      autoComplete: 'tel',
      maxLength: MAX_PHONE,
      span,
      isRequired: !phoneOptional,
    }),
  ];
}

/** The person of values that were parsed without a fault. */
export function personOf(values: FormValues): Lead['person'] {
  const { FirstName = '', Name = '', Email = '', PhoneNumber } = values;
  return {
    firstName: FirstName,
    name: Name,
    email: Email,
    ...(PhoneNumber !== undefined && { phoneNumber: PhoneNumber }),
  };
}
