import type { TFunction } from 'i18next';
import { formKind, isFormName } from '../../../views/forms/form-kinds.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { appointmentParty } from '../../../views/domain/third-party/appointment-party.ts';
import { confirmationWords } from '../../../views/mail/confirmation.ts';
import type { LeadMail, MailRow } from '../../../views/mail/lead-mail.ts';
import { fullNameOf } from '../../../views/mail/mail-rows.ts';
import { leadMail } from '../mail/lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { localeOf, urlIn } from '../mail/mail-locale.ts';
import type { MailSource } from '../mail/mail-source.ts';
import { type StrangerMail, strangerMail } from '../mail/strangers/stranger-mail.ts';
import { answersText } from '../../../views/domain/site/answers-text.ts';
import {
  messageKind,
  registrationRows,
  registrationWords,
} from './open-houses/open-house-words.ts';
import type { LeadLinks } from './model/lead-links.ts';
import { shownContentOf, type ShownContent } from './model/lead-content.ts';
import type { LeasedDelivery } from './model/lead-store.ts';

/** Fields that a mail shows as the person and not as an answer. */
const PERSON: ReadonlySet<string> = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);
/** Fields that a mail shows next after the person: what they want, and when to call. */
const WISHES: readonly string[] = ['callTime', 'Content', 'contactTime'];

type Delivery = Pick<LeasedDelivery, 'lead'>;

/** The mail about a lead to the agency, in its language; a reply goes to the visitor, in theirs. */
export function agencyMail(source: MailSource, { lead }: Delivery): Mail {
  const content = shownContentOf(lead);
  const { locale, agency = content } = content;
  const shown = mailOf(source, lead, { ...content, ...agency }, localeOf(source, locale));
  const answerKind = kindOf(source.i18n.t(localeOf(source, locale)), lead.form);
  const rows = locale === agency.locale ? [] : [languageRow(source, locale, shown.locale)];
  const { person } = content.lead;
  return {
    id: lead.id,
    to: content.office.email,
    replyTo: person.email,
    ...(person.email !== undefined && { replyName: fullNameOf(person) }),
    ...leadMail(source, { ...shown, answerKind, rows: [...shown.rows, ...rows] }),
  };
}

/**
 * The confirmation to the visitor, without anything that was typed. It has an id of its own: mail
 * programs treat messages with the same id as one. Undefined for a visitor who gave no address.
 * @param now milliseconds since 1970.
 */
export function visitorMail(
  source: MailSource,
  links: LeadLinks,
  { lead }: Delivery,
  now: number,
): StrangerMail | undefined {
  const content = shownContentOf(lead);
  const { about, office, file, details } = content;
  const { origin, site } = source;
  const locale = localeOf(source, content.locale);
  const { email } = content.lead.person;
  if (email === undefined) return undefined;
  // A message about a registration is soon erased.
  const id = details?.openHouse?.registration ?? lead.id;
  const linkTo = (use: 'sent' | 'file') => origin + links.to(use, id, lead.receivedAt);
  const to = { id: `${lead.id}.visitor`, to: email, replyTo: office.email };
  return strangerMail(source, { ...to, locale }, (mailSite, t) =>
    confirmationWords(
      {
        registration: registrationWords({ t, locale, origin, links }, lead, content),
        kind: kindOf(t, lead.form),
        reference: lead.reference,
        about: about && { ...about, url: urlIn(locale, about.url) },
        unit: details?.about?.unit,
        office,
        expectation: answersText(
          { t, info: site.info, locale },
          { ...office, officeId: details?.officeId },
          now,
        ),
        hasTimes: lead.form === 'visit' && appointmentParty(site.info.thirdParties) !== undefined,
        sent: linkTo('sent'),
        ...(file !== undefined && { file: linkTo('file') }),
      },
      mailSite,
      t,
    ),
  );
}

function mailOf(
  source: MailSource,
  stored: Delivery['lead'],
  { lead, locale: own, answers, about, details }: ShownContent,
  visitor: Locale,
): LeadMail {
  const { form, reference } = stored;
  const locale = localeOf(source, own);
  const t = source.i18n.t(locale);
  const { firstName, name, email, phoneNumber } = lead.person;
  const rows = answers.filter(({ field }) => !PERSON.has(field) && field !== 'unit');
  return {
    locale,
    kind: kindOf(t, form),
    reference,
    person: { firstName, name, email, phone: phoneNumber, language: visitor },
    when: rows.find(({ field }) => field === 'callTime')?.value,
    wishes: WISHES.flatMap((wish) => rows.filter(({ field }) => field === wish)),
    rows: [
      ...registrationRows(t, stored, { details }),
      ...rows.filter(({ field }) => !WISHES.includes(field)),
    ],
    about: about && { ...about, url: urlIn(locale, about.url), ...details?.about },
  };
}

function kindOf(t: TFunction, form: string): string {
  if (isFormName(form)) return formKind(form).leadName(t);
  return messageKind(t, form) ?? t('forms.kind.contact');
}

/** Note for the agency in which language to answer. */
function languageRow({ i18n }: MailSource, visitor: string, agency: Locale): MailRow {
  const names = new Intl.DisplayNames(agency, { type: 'language' });
  return { label: i18n.t(agency)('mail.language'), value: names.of(visitor) ?? visitor };
}
