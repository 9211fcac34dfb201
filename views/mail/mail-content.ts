import type { TFunction } from 'i18next';
import { visitorPhone } from '../domain/format/visitor-phone.ts';
import type { AgencyAbout, LeadMail, MailAbout, MailSite } from './lead-mail.ts';
import { fullName, mailto, shownRows, type ShownRow } from './mail-rows.ts';
import { visitorLine } from './mail-words.ts';

/** The content of a mail, in order, from which both HTML and plain text are made. */
export interface MailContent {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Beside the plate. */
  kind: string;
  /** On the plate. */
  reference: string;
  paragraphs: readonly string[];
  about?: MailAbout | undefined;
  /** Whether what the mail is about comes before its title, or after all that was sent. */
  isAboutFirst: boolean;
  /** Below the name of what it is about. */
  aboutLines?: readonly string[];
  tableTitle: string;
  rows: readonly ShownRow[];
  /** The first one is filled, the others are outlined. */
  buttons: readonly MailLink[];
  /** How to reach the office: a sentence and links. Absent in the agency's own mail. */
  contact?: { text: string; links: readonly MailLink[] } | undefined;
  /** Several homes, after the opening. */
  homes?: readonly MailHome[];
  /** Small links above the foot. */
  footLinks?: readonly MailLink[];
  foot: readonly string[];
}

/** A home of several, and what happened to it. */
export interface MailHome {
  about: MailAbout;
  /** "New", "Open house on Saturday 5 December": one line each. */
  news: readonly string[];
  /** By which it is not shown again. */
  hide?: MailLink | undefined;
}

export interface MailLink {
  text: string;
  href: string;
}

/** What the lead concerns, with its city once. */
export function aboutName({ title, city }: MailAbout): string {
  return title.includes(city) ? title : `${title}, ${city}`;
}

/**
 * Content of the agency's mail: first the person, what they want and when to call, then what it
 * concerns.
 */
export function mailContent(mail: LeadMail, site: MailSite, t: TFunction): MailContent {
  const { kind, reference, about, person, when } = mail;
  return {
    subject: [kind, when, about ? aboutSubject(about) : reference, fullName(mail)]
      .filter((part) => part !== undefined)
      .join(' · '),
    preview: previewOf(mail),
    title: fullName(mail),
    kind,
    reference,
    paragraphs: [],
    about,
    isAboutFirst: false,
    aboutLines: about ? aboutLines(about, t) : [],
    tableTitle: t('mail.sentByVisitor'),
    rows: shownRows(mail, t),
    buttons: [...(mail.actions ?? []), ...replyLinks(mail, site, t)],
    foot: [
      ...(person.email === undefined ? [] : [t('mail.answerNote')]),
      t('mail.from', { site: new URL(site.url).host }),
    ],
  };
}

/** "Vlasbloemstraat 58, Gentbrugge (70412)". */
function aboutSubject(about: AgencyAbout): string {
  const { street, city, id } = about;
  const place = street === undefined ? aboutName(about) : `${street}, ${city}`;
  return id === undefined ? place : `${place} (${id})`;
}

/** The telephone number and the first words. */
function previewOf({ person, wishes }: LeadMail): string {
  const phone = visitorPhone(person.phone, person.language)?.text ?? person.phone;
  return [phone, wishes[0]?.value].flatMap((text) => (text ? [visitorLine(text)] : [])).join(' · ');
}

function aboutLines({ id, street, city, unit }: AgencyAbout, t: TFunction): string[] {
  return [
    ...(unit === undefined ? [] : [unit]),
    ...(street === undefined ? [] : [`${street}, ${city}`]),
    ...(id === undefined ? [] : [t('mail.homeReference', { id: String(id) })]),
  ];
}

/** To call, write to by WhatsApp, and mail the visitor. */
function replyLinks(mail: LeadMail, site: MailSite, t: TFunction): MailLink[] {
  const { kind, answerKind = kind, reference, person } = mail;
  const phone = visitorPhone(person.phone, person.language);
  const answer = `${site.name}: ${answerKind} ${reference}`;
  return [
    ...(phone ? [{ text: t('mail.call'), href: phone.href }] : []),
    ...(phone ? [{ text: 'WhatsApp', href: phone.whatsApp }] : []),
    ...(person.email === undefined
      ? []
      : [{ text: t('mail.answer'), href: mailto(person.email, answer) }]),
  ];
}
