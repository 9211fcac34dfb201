import type { TFunction } from 'i18next';
import type { FormField, PayloadName } from '../../domain/forms/form-field.ts';
import { MAX_LINE } from './field-lengths.ts';

type Options = Partial<Omit<FormField, 'name' | 'type'>>;

/**
 * A field of the specification, with its words in the language of `t`. Required unless the options
 * say otherwise, of one line, as wide as the form.
 */
export function defineField(
  t: TFunction,
  name: PayloadName,
  type: FormField['type'],
  options: Options = {},
): FormField {
  const { isRequired = true } = options;
  return {
    name,
    type,
    label: t(`forms.fields.${name}`),
    isRequired,
    ...(isRequired && { missing: t(`forms.missing.${name}`) }),
    autoComplete: 'off',
    maxLength: MAX_LINE,
    span: 12,
    ...options,
  };
}
