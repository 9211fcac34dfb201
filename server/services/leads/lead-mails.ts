import type { Locale } from '../../../views/domain/locale.ts';
import { appointmentParty } from '../../../views/domain/third-party/appointment-party.ts';
import { confirmationWords } from '../../../views/mail/confirmation.ts';
import type { MailRow } from '../../../views/mail/lead-mail.ts';
import { fullNameOf } from '../../../views/mail/mail-rows.ts';
import { leadMail } from '../mail/lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { localeOf, urlIn } from '../mail/mail-locale.ts';
import type { MailSource } from '../mail/mail-source.ts';
import { type StrangerMail, strangerMail } from '../mail/strangers/stranger-mail.ts';
import { answersText } from '../../../views/domain/site/answers-text.ts';
import { registrationWords } from './open-houses/open-house-words.ts';
import type { LeadLinks } from './model/lead-links.ts';
import { brokerLinks } from './visits/broker-links.ts';
import type { VisitLinks } from './visits/visit-links.ts';
import { shownContentOf, type ShownContent } from './model/lead-content.ts';
import type { LeasedDelivery } from './model/lead-store.ts';
import { agencyShown, kindOf } from './shown/shown-lead.ts';

type Delivery = Pick<LeasedDelivery, 'lead'>;

/** The mail about a lead to the agency, in its language; a reply goes to the visitor, in theirs. */
export function agencyMail(
  source: MailSource,
  links: { leads: LeadLinks; visits: VisitLinks },
  { lead }: Delivery,
): Mail {
  const content = shownContentOf(lead);
  const { locale, agency = content } = content;
  const shown = agencyShown(source, lead, content);
  const rows = locale === agency.locale ? [] : [languageRow(source, locale, shown.locale)];
  const { person } = content.lead;
  return {
    id: lead.id,
    to: content.office.email,
    replyTo: person.email,
    ...(person.email !== undefined && { replyName: fullNameOf(person) }),
    ...leadMail(source, {
      ...shown,
      rows: [...shown.rows, ...rows],
      actions: [
        ...documentLinks(source, links.leads, lead, content),
        ...requestLinks(source, links.visits, lead, content),
      ],
    }),
  };
}

/** The button by which the agency opens what an owner handed in; no other mail or page has it. */
function documentLinks(
  source: MailSource,
  links: LeadLinks,
  lead: Delivery['lead'],
  { details, locale, agency }: ShownContent,
) {
  if (!details?.document) return [];
  const t = source.i18n.t(localeOf(source, agency?.locale ?? locale));
  const href = source.origin + links.to('document', lead.id, lead.receivedAt);
  return [{ text: t('ownerTasks.open'), href }];
}

/** The buttons by which a request for a visit is answered. */
function requestLinks(
  source: MailSource,
  links: VisitLinks,
  lead: Delivery['lead'],
  content: ShownContent,
) {
  const asked = content.details?.visit;
  if (!asked) return [];
  const { locale } = content.agency ?? content;
  const state = { ...asked, answer: 'asked', number: 0, at: lead.receivedAt };
  const t = source.i18n.t(localeOf(source, locale));
  return brokerLinks(t, links, source.origin, { lead: lead.id, state, answer: 'asked' });
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
        further: details?.about?.further,
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

/** Note for the agency in which language to answer. */
function languageRow({ i18n }: MailSource, visitor: string, agency: Locale): MailRow {
  const names = new Intl.DisplayNames(agency, { type: 'language' });
  return { label: i18n.t(agency)('mail.language'), value: names.of(visitor) ?? visitor };
}
