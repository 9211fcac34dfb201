import type { TFunction } from 'i18next';
import { APPOINTMENT_PARAMETER } from '../domain/visit-steps.ts';
import type { MailAbout, MailOffice, MailSite } from './lead-mail.ts';
import type { MailLink } from './mail-content.ts';
import type { StrangerWords } from './stranger-mail.ts';

/** The confirmation of a lead: nothing in it was typed. */
export interface Confirmation {
  /** The kind of lead in words: "Visit request". */
  kind: string;
  reference: string;
  /** The home or the project that the lead concerns, as the catalogue has it. */
  about?: MailAbout | undefined;
  /** Name of the unit of a project, as the catalogue has it. */
  unit?: string | undefined;
  /** Further homes of a visit, a line each. */
  further?: readonly string[] | undefined;
  /** The office or person that answers. */
  office: MailOffice;
  /** What it says of a registration for an open house, and its links. */
  registration?: { title?: string | undefined; text: string; buttons: MailLink[] } | undefined;
  /** A sentence on who answers and when. */
  expectation: string;
  /** The visitor may choose the time of a visit on the page of what the lead concerns. */
  hasTimes: boolean;
  /** Absolute URL of the page that shows what was sent. */
  sent: string;
  /** Absolute URL of the requested file. */
  file?: string | undefined;
}

/** What happens next, and where what was sent can be read. */
export function confirmationWords(
  {
    kind,
    reference,
    about,
    unit,
    further = [],
    office,
    registration,
    expectation,
    hasTimes,
    sent,
    file,
  }: Confirmation,
  site: MailSite,
  t: TFunction,
): StrangerWords {
  const choice = about && hasTimes ? timeChoice(about, t) : undefined;
  const document = file === undefined ? undefined : { text: t('thanks.fileOpen'), href: file };
  const buttons = [
    ...(registration?.buttons ?? []),
    choice,
    document,
    { text: t('mail.sentLink'), href: sent },
  ];
  return {
    kind,
    reference,
    title: registration?.title ?? t('mail.received'),
    paragraphs: [
      `${t('mail.hello')},`,
      registration?.text ?? expectation,
      ...(choice ? [t('visit.choose')] : []),
      t('mail.sentLinkNote'),
    ],
    about,
    aboutLines: [...(unit === undefined ? [] : [unit]), ...further],
    buttons: buttons.filter((button) => button !== undefined),
    office,
    why: t('mail.why', { site: new URL(site.url).host }),
  };
}

/** Link by which the visit request continues (spec section 4); the URL has no personal data. */
function timeChoice({ url }: MailAbout, t: TFunction): MailLink {
  const to = new URL(url);
  to.searchParams.set(APPOINTMENT_PARAMETER, '1');
  return { text: t('visit.pick'), href: to.href };
}
