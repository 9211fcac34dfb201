import type { TFunction } from 'i18next';
import type { FieldName, FormField, ParsedForm } from '../../domain/forms/form-field.ts';
import { parseForm } from '../../domain/forms/parse-form.ts';
import { defineField } from '../fields/define-field.ts';

/** Name of the form by which a visitor tells a friend of a property or a project. */
export const TELL_A_FRIEND = 'tell-a-friend';

/** Letters, and what stands between those of names; a dot only at the end of a word: no host. */
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u;
const MAX_NAME = 40;

/** Two fields: who tells, and whom. What the mail says is ours (spec section 2). */
export function friendFields(t: TFunction): FormField[] {
  return [
    defineField(t, 'Name', 'text', {
      label: t('friend.name'),
      missing: t('friend.nameMissing'),
      autoComplete: 'name',
      maxLength: MAX_NAME,
    }),
    defineField(t, 'Email', 'email', {
      label: t('friend.email'),
      missing: t('friend.emailMissing'),
      maxLength: 254,
    }),
  ];
}

/** As other forms are read; a name that is none counts as missing. */
export function parseFriend(
  fields: readonly FormField[],
  sent: (name: FieldName) => readonly string[],
): ParsedForm {
  const { values, faults } = parseForm(fields, sent);
  const { Name = '' } = values;
  if (faults.Name || NAME.test(Name)) return { values, faults };
  return { values, faults: { ...faults, Name: 'missing' } };
}
