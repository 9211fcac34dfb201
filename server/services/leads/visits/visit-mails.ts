import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { fullNameOf } from '../../../../views/mail/mail-rows.ts';
import { leadMail } from '../../mail/lead-mail.ts';
import { localeOf } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import type { Mail } from '../../mail/mail.ts';
import type { ShownContent } from '../model/lead-content.ts';
import type { LeadStore, LeasedDelivery } from '../model/lead-store.ts';
import { agencyShown } from '../shown/shown-lead.ts';
import { furtherHomes } from './further-homes.ts';
import { brokerLinks } from './broker-links.ts';
import { visitCalendar } from './visit-calendar.ts';
import type { VisitLinks } from './visit-links.ts';
import { readVisitMessage } from './visit-message.ts';
import type { StepAnswer } from '../model/visit-step.ts';
import { halfDaysText, isAnswer, whenText } from './visit-words.ts';
import { findVisit, lapsedStart, stateOf, type Visit, visitAt, type VisitState } from './visit.ts';

/** A visit as it was after the step that a message tells. */
export interface ToldStep {
  visit: Visit;
  state: VisitState;
  answer: StepAnswer;
  /** Whether the visit has gone on since: the links of this step are answered. */
  isAnswered: boolean;
}

/**
 * What a message tells; undefined if the lead was erased, or if the visit has gone on since, as the
 * later step has its own message. A step by which a time is off is told even then, to take that
 * time out of calendars, unless a later confirmation replaces it there.
 * @throws when this release does not know the answer.
 */
export async function toldStep(
  store: Pick<LeadStore, 'find' | 'visitSteps'>,
  { lead }: Pick<LeasedDelivery, 'lead'>,
): Promise<ToldStep | undefined> {
  const { lead: id, number } = readVisitMessage(lead.content);
  const visit = await findVisit(store, id);
  if (!visit) return undefined;
  const then = visitAt(visit, number);
  if (!then) return undefined;
  const state = stateOf(then);
  const isAnswered = stateOf(visit).number !== number;
  if (isAnswered && !leavesCalendars(visit, number)) return undefined;
  if (!isAnswer(state.answer)) throw new Error(`unknown answer about a visit: ${state.answer}`);
  return { visit: then, state, answer: state.answer, isAnswered };
}

/** Whether a time is off since a step, and no later one has taken its place. */
function leavesCalendars(visit: Visit, number: number): boolean {
  const isReplaced = visit.states.some(
    (state) => state.number > number && state.answer === 'confirmed',
  );
  return lapsedStart(visit, number) !== undefined && !isReplaced;
}

/**
 * The mail about a step to the agency, in its language; undefined where it says nothing new: the
 * agency itself has declined, and has no event in its calendar.
 */
export function agencyVisitMail(
  source: MailSource,
  links: VisitLinks,
  { visit, state, answer, isAnswered }: ToldStep,
): Mail | undefined {
  const lapsed = lapsedStart(visit, state.number);
  if (answer === 'declined' && lapsed === undefined) return undefined;
  const { lead, content } = visit;
  const shown = agencyShown(source, lead, content);
  const { locale } = shown;
  const t = source.i18n.t(locale);
  const kind = t(`visits.kind.${answer}`);
  const wishes = stepRows(t, state, lapsed, locale);
  const actions = isAnswered
    ? []
    : brokerLinks(t, links, source.origin, { lead: lead.id, state, answer });
  const rows = furtherHomes(content);
  const mail = leadMail(source, { ...shown, kind, wishes, rows, actions });
  return {
    id: `${lead.id}.visit-${state.number}.agency`,
    to: content.office.email,
    ...replyTo(content.lead.person),
    ...mail,
    ...agencyCalendar(source, { visit, state, answer, isAnswered }, lapsed, mail.subject),
  };
}

/** A reply goes to the visitor. */
function replyTo(person: ShownContent['lead']['person']) {
  if (person.email === undefined) return {};
  return { replyTo: person.email, replyName: fullNameOf(person) };
}

/** When the visit is or what suits the visitor, and what is off. */
function stepRows(
  t: TFunction,
  { start, halfDays }: VisitState,
  lapsed: number | undefined,
  locale: Locale,
) {
  const rows = [
    { field: 'when', label: t('visits.whenLabel'), value: whenText(t, start, locale) },
    {
      field: 'halfDays',
      label: t('visits.halfDaysLabel'),
      value: halfDaysText(t, halfDays, locale),
    },
    { field: 'lapsed', label: t('visits.lapsedLabel'), value: whenText(t, lapsed, locale) },
  ];
  return rows.filter(({ value }) => value !== '');
}

function agencyCalendar(
  source: MailSource,
  { visit, state, answer }: ToldStep,
  lapsed: number | undefined,
  summary: string,
): Pick<Mail, 'calendar'> {
  const start = answer === 'confirmed' ? state.start : lapsed;
  if (start === undefined) return {};
  const { lead, content } = visit;
  const { phoneNumber, email } = content.lead.person;
  const t = source.i18n.t(localeOf(source, content.agency?.locale ?? content.locale));
  return {
    calendar: visitCalendar(visit, {
      start,
      number: state.number,
      made: state.at,
      isOff: answer !== 'confirmed',
      summary,
      description: [
        fullNameOf(content.lead.person),
        phoneNumber ?? '',
        email ?? '',
        `${t('thanks.reference')} ${lead.reference}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
      host: new URL(source.origin).hostname,
      to: 'agency',
    }),
  };
}
