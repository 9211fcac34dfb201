import type { TFunction } from 'i18next';
import { shownPhone } from '../../../../views/domain/format/phone.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { MailLink } from '../../../../views/mail/mail-content.ts';
import { aboutName } from '../../../../views/mail/mail-content.ts';
import { localeOf, urlIn } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import type { Mail } from '../../mail/mail.ts';
import { type StrangerMail, strangerMail } from '../../mail/strangers/stranger-mail.ts';
import { visitCalendar } from './visit-calendar.ts';
import type { VisitAction, VisitLinks } from './visit-links.ts';
import type { ToldStep } from './visit-mails.ts';
import { whenText } from './visit-words.ts';
import { lapsedStart, placeOf, type Visit } from './visit.ts';

/** What a mail to the visitor is: a step, or the reminder of a confirmed one. */
type Kind = ToldStep['answer'] | 'reminder';

/** The buttons of each mail, the most important first. */
const ACTIONS: Readonly<Record<Kind, readonly VisitAction[]>> = {
  confirmed: ['move', 'cancel'],
  reminder: ['move', 'cancel'],
  proposed: ['accept', 'move', 'cancel'],
  asked: ['cancel'],
  declined: [],
  cancelled: [],
};

/**
 * The mail about a step to the visitor, in their language; undefined where they have just done it
 * themselves and no time is off. Nothing in it was typed: what the broker wrote is behind a link. It
 * is sent by a person's answer, once for each, and is not counted as the mails that a form sends
 * (decision 156).
 */
export function visitorVisitMail(
  source: MailSource,
  links: VisitLinks,
  told: ToldStep,
): StrangerMail | undefined {
  const { visit, state, answer } = told;
  const lapsed = lapsedStart(visit, state.number);
  const isOwnAnswer = answer === 'asked' || answer === 'cancelled';
  if (isOwnAnswer && lapsed === undefined) return undefined;
  return visitMail(source, links, told, { kind: answer, lapsed });
}

/** The reminder of a confirmed visit. */
export function reminderMail(
  source: MailSource,
  links: VisitLinks,
  told: ToldStep,
): StrangerMail | undefined {
  return visitMail(source, links, told, { kind: 'reminder', lapsed: undefined });
}

function visitMail(
  source: MailSource,
  links: VisitLinks,
  { visit, state, isAnswered }: ToldStep,
  { kind, lapsed }: { kind: Kind; lapsed: number | undefined },
): StrangerMail | undefined {
  const { lead, content } = visit;
  const { about, office } = content;
  const locale = localeOf(source, content.locale);
  const { email } = content.lead.person;
  if (email === undefined) return undefined;
  const isReason = kind === 'declined' && state.reason !== undefined;
  const asked = isAnswered ? [] : ACTIONS[kind];
  const actions = [...asked, ...(isReason ? (['show'] as const) : [])];
  const t = source.i18n.t(locale);
  const calendar = calendarOf(source, visit, { t, locale, kind, lapsed });
  const envelope = {
    id: `${lead.id}.visit-${state.number}${kind === 'reminder' ? '.reminder' : ''}`,
    to: email,
    replyTo: office.email,
    locale,
    ...(calendar && { calendar }),
  };
  return strangerMail(source, envelope, (site) => ({
    kind: t(`visits.kind.${kind}`),
    reference: lead.reference,
    title: t(`visits.mail.${kind}.title`),
    paragraphs: [
      `${t('mail.hello')},`,
      kind === 'declined'
        ? t('visits.mail.declined.text')
        : t(`visits.mail.${kind}.at`, { when: whenText(t, state.start ?? lapsed, locale) }),
      ...(lapsed !== undefined && (kind === 'proposed' || kind === 'declined')
        ? [t('visits.mail.lapsed', { when: whenText(t, lapsed, locale) })]
        : []),
      ...(state.start === undefined ? [] : meetingLines(t, visit)),
      ...(kind === 'confirmed' ? [t('visits.mail.calendar')] : []),
    ],
    about: about && { ...about, url: urlIn(locale, about.url) },
    aboutLines: aboutLinesOf(visit),
    buttons: buttonsOf(t, links, source.origin, { visit, state, actions }),
    office,
    why: t('visits.mail.why', { site: new URL(site.url).host }),
  }));
}

/** The unit, and what is visited too. */
function aboutLinesOf({ content: { details } }: Visit): string[] {
  const { unit, further = [] } = details?.about ?? {};
  return [...(unit === undefined ? [] : [unit]), ...further];
}

/** Where the visit is and with whom. */
function meetingLines(t: TFunction, { content }: Visit): string[] {
  const { office, details } = content;
  const place = placeOf(content);
  const hasAddress = details?.visit?.address !== undefined;
  return [
    ...(place === undefined
      ? []
      : [t(hasAddress ? 'visits.mail.place' : 'visits.mail.town', { place })]),
    t('visits.mail.with', { who: office.name, phone: shownPhone(office.phone) }),
  ];
}

function buttonsOf(
  t: TFunction,
  links: VisitLinks,
  origin: string,
  {
    visit,
    state,
    actions,
  }: Pick<ToldStep, 'visit' | 'state'> & { actions: readonly VisitAction[] },
): MailLink[] {
  return actions.flatMap((action) => {
    if (action === 'confirm' || action === 'propose' || action === 'decline') return [];
    const isRefusal = action === 'move' && state.answer === 'proposed';
    const text = t(`visits.visitor.${isRefusal ? 'refuse' : action}`);
    return [{ text, href: origin + links.to(action, visit.lead.id, state) }];
  });
}

interface CalendarWords {
  t: TFunction;
  locale: Locale;
  kind: Kind;
  lapsed: number | undefined;
}

/** The event of a confirmed visit, or its cancellation. */
function calendarOf(
  source: MailSource,
  visit: Visit,
  { t, kind, lapsed }: CalendarWords,
): Mail['calendar'] {
  const state = visit.states.at(-1) ?? visit.states[0];
  const start = kind === 'confirmed' ? state.start : kind === 'reminder' ? undefined : lapsed;
  if (start === undefined) return undefined;
  const { about } = visit.content;
  const name = about ? aboutName(about) : source.site.info.name;
  return visitCalendar(visit, {
    start,
    number: state.number,
    made: state.at,
    isOff: kind !== 'confirmed',
    summary: t('visits.summary', { about: name }),
    description: [
      ...aboutLinesOf(visit),
      ...meetingLines(t, visit),
      `${t('thanks.reference')} ${visit.lead.reference}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    host: new URL(source.origin).hostname,
    to: 'visitor',
  });
}
