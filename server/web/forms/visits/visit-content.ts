import type { FormValues } from '../../../../views/domain/forms/form-field.ts';
import type { Lead } from '../../../../views/domain/lead.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { type StepRequest, contextIn } from '../form-request.ts';
import { formContent } from '../../../services/leads/model/form-content.ts';
import type { LeadContent } from '../../../services/leads/model/lead-content.ts';

type Person = Lead['person'];

/** Fields of a reused profile that must not be revealed. */
const OF_PERSON = ['FirstName', 'Name', 'PhoneNumber'];

/**
 * The stored content of a visit request.
 * @param known the reused profile: it is in the lead, but not displayed as sent, because others may
 * use the browser.
 */
export function visitContent(step: StepRequest, values: FormValues, known?: Person): LeadContent {
  const { ctx, use, source } = step;
  const inLanguage = (locale: Locale) => contextIn(step, locale);
  const hidden = use.about && source.catalogue.hiddenAddress(use.about);
  if (!known) return formContent(ctx, inLanguage, use, values, hidden);
  const { PhoneNumber } = values;
  const person = { ...valuesOf(known), ...(PhoneNumber !== undefined && { PhoneNumber }) };
  const content = formContent(ctx, inLanguage, use, { ...values, ...person }, hidden);
  return {
    ...withoutPerson(content),
    ...(content.agency && { agency: withoutPerson(content.agency) }),
  };
}

function valuesOf({ firstName, name, phoneNumber }: Person): FormValues {
  const phone = phoneNumber !== undefined && { PhoneNumber: phoneNumber };
  return { FirstName: firstName, Name: name, ...phone };
}

function withoutPerson<T extends Pick<LeadContent, 'answers'>>(shown: T): T {
  return { ...shown, answers: shown.answers.filter(({ field }) => !OF_PERSON.includes(field)) };
}
