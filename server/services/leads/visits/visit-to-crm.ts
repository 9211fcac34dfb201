import type { Locale } from '../../../../views/domain/locale.ts';
import type { DeliverableLead } from '../../crm/lead-port.ts';
import { localeOf } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { readLeadContent } from '../model/lead-content.ts';
import type { LeadStore, LeasedDelivery } from '../model/lead-store.ts';
import { furtherHomes } from './further-homes.ts';
import { readVisitMessage } from './visit-message.ts';
import { halfDaysText, isAnswer, whenText } from './visit-words.ts';
import { findVisit, type VisitState } from './visit.ts';

/**
 * A step of a visit as a CRM takes it: a message of the same person about the same home, in the
 * agency's language. Undefined if the lead was erased. Each step is told, also one that was answered
 * since: a CRM lists them.
 */
export async function visitToCrm(
  source: MailSource,
  store: Pick<LeadStore, 'find' | 'visitSteps'>,
  { lead }: Pick<LeasedDelivery, 'lead'>,
): Promise<DeliverableLead | undefined> {
  const { lead: id, number } = readVisitMessage(lead.content);
  const visit = await findVisit(store, id);
  const state = visit?.states.find((one) => one.number === number);
  if (!visit || !state) return undefined;
  if (!isAnswer(state.answer)) throw new Error(`unknown answer about a visit: ${state.answer}`);
  const { lead: sent } = readLeadContent(visit.lead.content, visit.lead.contentVersion);
  if (sent.kind !== 'contact') return undefined;
  const { agency, locale: visitors } = visit.content;
  const locale = localeOf(source, agency?.locale ?? visitors);
  const { extra: _extra, ...asSent } = sent;
  const t = source.i18n.t(locale);
  const about = sent.subject ?? visit.lead.reference;
  return {
    ...asSent,
    subject: `${t(`visits.kind.${state.answer}`)} · ${about}`,
    content: [
      stepText(source, state, locale),
      ...furtherHomes(visit.content).map(({ label, value }) => `${label}:\n${value}`),
    ].join('\n'),
  };
}

function stepText(source: MailSource, state: VisitState, locale: Locale): string {
  const t = source.i18n.t(locale);
  const { answer, start, halfDays, reason } = state;
  const parts = [
    isAnswer(answer) ? t(`visits.kind.${answer}`) : answer,
    whenText(t, start, locale),
    halfDaysText(t, halfDays, locale),
    reason ?? '',
  ];
  return parts.filter((part) => part !== '').join('\n');
}
