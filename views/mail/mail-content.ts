import type { TFunction } from 'i18next';
import { phoneOf } from '../domain/format/phone.ts';
import { APPOINTMENT_PARAMETER } from '../domain/visit-steps.ts';
import type { LeadMail, MailAbout, MailSite } from './lead-mail.ts';
import { fullName, mailto, shownRows, type ShownRow } from './mail-rows.ts';

/** The content of a mail, in order, from which both HTML and plain text are made. */
export interface MailContent {
  /** Subject line, which begins with the kind and the reference. */
  subject: string;
  title: string;
  /** The kind and the reference, beside the plate. */
  kind: string;
  reference: string;
  paragraphs: readonly string[];
  about?: MailAbout | undefined;
  tableTitle: string;
  rows: readonly ShownRow[];
  button: MailLink;
  /** How to reach the office: a sentence and links. Empty in the agency's own mail. */
  contact: { text: string; links: readonly MailLink[] } | undefined;
  foot: readonly string[];
}

export interface MailLink {
  text: string;
  href: string;
}

/** What the lead concerns, with its city once. */
export function aboutName({ title, city }: MailAbout): string {
  return title.includes(city) ? title : `${title}, ${city}`;
}

export function mailContent(mail: LeadMail, site: MailSite, t: TFunction): MailContent {
  const { kind, reference, about } = mail;
  const shared = { kind, reference, about, rows: shownRows(mail, t) };
  const own = mail.audience === 'agency' ? forAgency(mail, site, t) : forVisitor(mail, site, t);
  return { ...shared, ...own };
}

type Own = Omit<MailContent, 'kind' | 'reference' | 'about' | 'rows'>;

/** Content of the agency's mail. */
function forAgency(mail: LeadMail, site: MailSite, t: TFunction): Own {
  const { kind, answerKind = kind, reference, person } = mail;
  const answer = `${site.name}: ${answerKind} ${reference}`;
  return {
    subject: `${kind} ${reference} · ${fullName(mail)}`,
    title: fullName(mail),
    paragraphs: [t('mail.answerNote')],
    tableTitle: t('mail.sentByVisitor'),
    button: { text: t('mail.answer'), href: mailto(person.email, answer) },
    contact: undefined,
    foot: [t('mail.from', { site: new URL(site.url).host })],
  };
}

/** Content of the confirmation: what happens next. */
function forVisitor(mail: LeadMail, site: MailSite, t: TFunction): Own {
  const { kind, reference, locale, about, expectation, hasTimes = false } = mail;
  const host = new URL(site.url).host;
  const choice = about && hasTimes ? timeChoice(about, t) : undefined;
  const view = about
    ? { text: t('mail.view'), href: about.url }
    : { text: t('mail.site'), href: `${site.url}/${locale}` };
  return {
    subject: `${kind} ${reference} · ${site.name}`,
    title: t('mail.received'),
    paragraphs: [
      `${t('mail.hello')} ${fullName(mail)},`,
      expectation,
      ...(choice ? [t('visit.choose')] : []),
    ],
    tableTitle: t('mail.sent'),
    button: choice ?? view,
    contact: { text: t('mail.questions'), links: officeLinks(mail) },
    foot: [t('mail.why', { site: host }), ...site.legal],
  };
}

/** Link by which the visit request continues (spec section 4); the URL has no personal data. */
function timeChoice({ url }: MailAbout, t: TFunction): MailLink {
  const to = new URL(url);
  to.searchParams.set(APPOINTMENT_PARAMETER, '1');
  return { text: t('visit.pick'), href: to.href };
}

function officeLinks({ office }: LeadMail): MailLink[] {
  const phone = phoneOf(office.phone);
  return [
    ...(phone ? [{ text: phone.text, href: phone.href }] : []),
    { text: office.email, href: mailto(office.email) },
  ];
}
