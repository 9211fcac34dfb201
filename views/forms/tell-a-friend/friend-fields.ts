import type { TFunction } from 'i18next';
import type { FieldName, FormField, ParsedForm } from '../../domain/forms/form-field.ts';
import { parseForm } from '../../domain/forms/parse-form.ts';
import { defineField } from '../fields/define-field.ts';
import { MAX_EMAIL } from '../fields/field-lengths.ts';

/** Name of the form by which a visitor recommends a property or a project to a friend. */
export const TELL_A_FRIEND = 'tell-a-friend';

/**
 * Letters and the punctuation of names; a dot only at the end of a word, so that it cannot be a
 * host name.
 */
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u;
/** Characters of a name in a message to a friend: too few for an advertisement. */
const MAX_NAME = 40;

/**
 * Two fields: the visitor's name and the friend's e-mail. The text of the mail is fixed (spec
 * section 2).
 */
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
      maxLength: MAX_EMAIL,
    }),
  ];
}

/** Parsed like other forms; an invalid name counts as missing. */
export function parseFriend(
  fields: readonly FormField[],
  sent: (name: FieldName) => readonly string[],
): ParsedForm {
  const { values, faults } = parseForm(fields, sent);
  const { Name = '' } = values;
  if (faults.Name || NAME.test(Name)) return { values, faults };
  return { values, faults: { ...faults, Name: 'missing' } };
}
