import type { Response } from 'express';
import { FORM_NAME } from '../../../views/domain/forms/form-names.ts';
import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import { HttpError } from '../../platform/http-error.ts';
import type { FormRequest } from './form-request.ts';

/** The field with the form's name, where it is not encoded, as browsers send it. */
const FIELD = new RegExp(`(?<![^&])${FORM_NAME}=[^&]*`);

/** A body is of a form that its page does not have. */
export class UnknownForm extends HttpError {
  constructor() {
    super(405, 'the page has no such form');
    this.name = 'UnknownForm';
  }
}

/** Notes the forms of the page, one of which the body must be of. */
export function noteForms(res: Response, { uses }: Pick<FormRequest, 'uses'>): void {
  const names: readonly string[] = [...uses.map(({ form }) => form), TELL_A_FRIEND];
  res.locals['formNames'] = names;
}

/**
 * Looks for the name of the form in a body whose fields are not parsed yet.
 * @throws UnknownForm when the page's forms were noted and it is none of them.
 */
export function requireKnownForm(res: Response, body: Buffer): void {
  const names = res.locals['formNames'] as readonly string[] | undefined;
  const [field] = (names && FIELD.exec(body.toString('latin1'))) ?? [];
  if (!names || field === undefined) return;
  const name = new URLSearchParams(field).get(FORM_NAME) ?? '';
  if (!names.includes(name)) throw new UnknownForm();
}
