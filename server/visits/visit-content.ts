import type { FormValues } from '../../views/domain/forms/form-field.ts';
import type { Lead } from '../../views/domain/lead.ts';
import { type AskedStep, contextIn } from '../forms/asked-form.ts';
import { formContent } from '../leads/form-content.ts';
import type { LeadContent } from '../leads/lead-content.ts';

type Person = Lead['person'];

/** Answers that a profile which is used again would give away. */
const OF_PERSON = ['FirstName', 'Name', 'PhoneNumber'];

/**
 * What is stored of a visit request.
 * @param known the profile that is used again: it is in the lead, and not among what is shown as
 * sent, since others may use the browser.
 */
export function visitContent(step: AskedStep, values: FormValues, known?: Person): LeadContent {
  const { ctx, use } = step;
  const agency = contextIn(step, ctx.site.info.leads.language);
  if (!known) return formContent(ctx, agency, use, values);
  const content = formContent(ctx, agency, use, { ...values, ...valuesOf(known) });
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
