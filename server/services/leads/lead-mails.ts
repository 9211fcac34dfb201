import type { TFunction } from 'i18next';
import { formKind, isFormName } from '../../../views/forms/form-kinds.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { appointmentParty } from '../../../views/domain/third-party/appointment-party.ts';
import type { LeadMail, MailRow } from '../../../views/mail/lead-mail.ts';
import { leadMail } from '../mail/lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { localeOf, urlIn } from '../mail/mail-locale.ts';
import type { MailSource } from '../mail/mail-source.ts';
import { answersText } from '../../../views/domain/site/answers-text.ts';
import { readShownContent, type ShownContent } from './model/lead-content.ts';
import type { LeasedDelivery } from './model/lead-store.ts';

/** Fields that a mail shows as the person and not as an answer. */
const PERSON: ReadonlySet<string> = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);

/** The mail about a lead to the agency, in its language; a reply goes to the visitor, in theirs. */
export function agencyMail(source: MailSource, { lead }: LeasedDelivery): Mail {
  const content = readShownContent(lead.content, lead.contentVersion);
  const { locale, agency = content } = content;
  const shown = mailOf(source, lead, { ...content, ...agency }, 'agency');
  const answerKind = kindOf(source.i18n.t(localeOf(source, locale)), lead.form);
  const rows = locale === agency.locale ? [] : [languageRow(source, locale, shown.locale)];
  const mail = leadMail(source, { ...shown, answerKind, rows: [...shown.rows, ...rows] });
  return {
    id: lead.id,
    to: content.office.email,
    replyTo: content.lead.person.email,
    ...mail,
  };
}

/**
 * The confirmation to the visitor. It has an id of its own: mail programs treat messages with the
 * same id as one.
 */
export function visitorMail(source: MailSource, { lead }: LeasedDelivery): Mail {
  const content = readShownContent(lead.content, lead.contentVersion);
  const mail = leadMail(source, mailOf(source, lead, content, 'visitor'));
  return {
    id: `${lead.id}.visitor`,
    to: content.lead.person.email,
    replyTo: content.office.email,
    ...mail,
  };
}

function mailOf(
  source: MailSource,
  { form, reference }: Pick<LeasedDelivery['lead'], 'form' | 'reference'>,
  { lead, locale: language, answers, about, office }: ShownContent,
  audience: LeadMail['audience'],
): LeadMail {
  const { i18n, site } = source;
  const locale = localeOf(source, language);
  const t = i18n.t(locale);
  const { firstName, name, email, phoneNumber } = lead.person;
  return {
    audience,
    locale,
    kind: kindOf(t, form),
    reference,
    rows: answers.filter(({ field }) => !PERSON.has(field)),
    about: about && { ...about, url: urlIn(locale, about.url) },
    person: { firstName, name, email, phone: phoneNumber },
    office,
    expectation: answersText({ t, info: site.info, locale }, office),
    hasTimes: form === 'visit' && appointmentParty(site.info.thirdParties) !== undefined,
  };
}

function kindOf(t: TFunction, form: string): string {
  return isFormName(form) ? formKind(form).leadName(t) : t('forms.kind.contact');
}

/** Note for the agency in which language to answer. */
function languageRow({ i18n }: MailSource, visitor: string, agency: Locale): MailRow {
  const names = new Intl.DisplayNames(agency, { type: 'language' });
  return { label: i18n.t(agency)('mail.language'), value: names.of(visitor) ?? visitor };
}
