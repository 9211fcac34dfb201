import type { TFunction } from 'i18next';
import type { FormField } from '../../domain/forms/form-field.ts';
import { defineField } from '../fields/define-field.ts';
import { MAX_EMAIL } from '../fields/field-lengths.ts';

/** Name of the form by which a visitor recommends a property or a project to a friend. */
export const TELL_A_FRIEND = 'tell-a-friend';

/**
 * The friend's e-mail alone: nothing that a visitor types is in the mail, a name neither (spec
 * section 2; server/services/mail/strangers).
 */
export function friendFields(t: TFunction): FormField[] {
  return [
    defineField(t, 'Email', 'email', {
      label: t('friend.email'),
      missing: t('friend.emailMissing'),
      maxLength: MAX_EMAIL,
    }),
  ];
}
