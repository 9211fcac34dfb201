import type { FormField } from './form-field.ts';

/** Who asks, and what: the fields of every contact form (spec sections 3 and 5). */
export const CONTACT_FIELDS: readonly FormField[] = [
  field('FirstName', 'text', 'given-name', { span: 6 }),
  field('Name', 'text', 'family-name', { span: 6 }),
  field('Email', 'email', 'email', { maxLength: 254, span: 6 }),
  field('PhoneNumber', 'tel', 'tel', { maxLength: 40, span: 6 }),
  field('Content', 'lines', 'off', { maxLength: 4000, isRequired: false }),
  field('IsReceivedEmail', 'checkbox', 'off', { isRequired: false }),
];

function field(
  name: FormField['name'],
  type: FormField['type'],
  autoComplete: string,
  others: Partial<FormField>,
): FormField {
  return { name, type, autoComplete, isRequired: true, maxLength: 100, span: 12, ...others };
}
