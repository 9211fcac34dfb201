import type { TFunction } from 'i18next';
import type { MailAbout, MailOffice, MailSite } from './lead-mail.ts';
import type { MailContent, MailHome, MailLink } from './mail-content.ts';
import { mailto } from './mail-rows.ts';
import { phoneOf } from '../domain/format/phone.ts';

/**
 * The words of a mail to an address that somebody typed: the site's own texts, the catalogue's and
 * the offices'. Nothing that was typed into a form.
 */
export interface StrangerWords {
  /** Before the reference in the subject, and beside the plate: "Visit request". */
  kind: string;
  /** On the plate. */
  reference: string;
  /** The subject; by default the kind, the reference and the name of the site. */
  subject?: string;
  title: string;
  paragraphs: readonly string[];
  about?: MailAbout | undefined;
  /** Below the name of what it is about. */
  aboutLines?: readonly string[];
  /** The first one is the most important. */
  buttons: readonly MailLink[];
  /** Several homes, in place of one that it is about. */
  homes?: readonly MailHome[];
  /** Small links above the foot. */
  footLinks?: readonly MailLink[];
  /** Who answers questions. */
  office?: MailOffice | undefined;
  /** Why the recipient gets it. */
  why: string;
}

export function strangerContent(words: StrangerWords, site: MailSite, t: TFunction): MailContent {
  const { kind, reference, title, paragraphs, about, buttons, office, why } = words;
  return {
    subject: words.subject ?? `${kind} ${reference} · ${site.name}`,
    preview: paragraphs.at(-1) ?? title,
    title,
    kind,
    reference,
    paragraphs,
    about,
    isAboutFirst: true,
    ...(words.aboutLines && { aboutLines: words.aboutLines }),
    ...(words.homes && { homes: words.homes }),
    ...(words.footLinks && { footLinks: words.footLinks }),
    tableTitle: '',
    rows: [],
    buttons,
    contact: office && { text: t('mail.questions'), links: officeLinks(office) },
    foot: [why, ...site.legal],
  };
}

function officeLinks(office: MailOffice): MailLink[] {
  const phone = phoneOf(office.phone);
  return [
    ...(phone ? [{ text: phone.text, href: phone.href }] : []),
    { text: office.email, href: mailto(office.email) },
  ];
}
