import type { FormValues } from '../../../views/domain/forms/form-field.ts';

/**
 * Keeps what was typed in a form of several steps under a token that the browser brings back. A
 * token is of one form, cannot be guessed, and says nothing of what was typed. Several servers share
 * the drafts.
 */
export interface DraftStore {
  /**
   * @param form name of the form, of which alone it is a draft.
   * @param expires milliseconds since 1970.
   * @returns the token: letters, digits, `.`, `-` and `_`.
   */
  keep(form: string, values: FormValues, expires: number): Promise<string>;
  /**
   * The values of a draft; undefined if it is expired, of another form, or the token is cut or not
   * of this store.
   * @param now milliseconds since 1970.
   * @throws when the drafts cannot be reached.
   */
  find(token: string, form: string, now: number): Promise<FormValues | undefined>;
}
