import { formKind, isFormName } from '../../views/forms/form-kinds.ts';
import type { LeadMail } from '../../views/mail/lead-mail.ts';
import { leadMail } from '../mail/lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { PageSource } from '../routes/page-source.ts';
import { type LeadContent, readLeadContent } from './lead-content.ts';
import type { LeasedDelivery } from './lead-store.ts';

/** Fields that a mail shows as the person and not as an answer. */
const PERSON: ReadonlySet<string> = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);

/** The mail about a lead to the agency, which is answered to the visitor. */
export function agencyMail(source: PageSource, { lead }: LeasedDelivery): Mail {
  const content = readLeadContent(lead.content);
  const mail = leadMail(source, mailOf(source, lead, content, 'agency'));
  return {
    id: lead.id,
    to: content.office.email,
    replyTo: content.lead.person.email,
    ...mail,
  };
}

/** The confirmation to the visitor. It has an id of its own: messages of one id are one message. */
export function visitorMail(source: PageSource, { lead }: LeasedDelivery): Mail {
  const content = readLeadContent(lead.content);
  const mail = leadMail(source, mailOf(source, lead, content, 'visitor'));
  return {
    id: `${lead.id}.visitor`,
    to: content.lead.person.email,
    replyTo: content.office.email,
    ...mail,
  };
}

function mailOf(
  { i18n, site }: PageSource,
  { form, reference }: Pick<LeasedDelivery['lead'], 'form' | 'reference'>,
  { lead, locale, answers, about, office }: LeadContent,
  audience: LeadMail['audience'],
): LeadMail {
  const t = i18n.t(locale);
  const { firstName, name, email, phoneNumber } = lead.person;
  return {
    audience,
    locale,
    kind: isFormName(form) ? formKind(form).leadName(t) : t('forms.kind.contact'),
    reference,
    rows: answers.filter(({ field }) => !PERSON.has(field)),
    about,
    person: { firstName, name, email, phone: phoneNumber },
    office,
    expectation: t('thanks.next', { agency: site.info.name }),
  };
}
