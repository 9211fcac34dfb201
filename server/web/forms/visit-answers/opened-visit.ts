import type { Request } from 'express';
import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import type { Log } from '../../../platform/log.ts';
import { LEAD_KEY } from '../../../services/leads/model/lead-links.ts';
import type { Leads } from '../../../services/leads/leads.ts';
import {
  BROKER_ACTIONS,
  VISIT_ACTIONS,
  type VisitAction,
  type VisitLinks,
} from '../../../services/leads/visits/visit-links.ts';
import {
  findVisit,
  stateOf,
  type Visit,
  type VisitState,
} from '../../../services/leads/visits/visit.ts';
import { localeOf } from '../../../services/mail/mail-locale.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';

/** What the pages by which visits are answered need. */
export interface AnswerOptions {
  leads: Pick<Leads, 'store' | 'visitLinks' | 'refused' | 'wake'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A visit behind a signed link. */
export interface OpenedVisit {
  source: PageSource;
  links: VisitLinks;
  action: VisitAction;
  visit: Visit;
  /** Where it stands now. */
  state: VisitState;
  /** Number of the step that the link answers. */
  step: number;
  /** Of who the link was sent to. */
  locale: Locale;
  t: TFunction;
  /** When the request came, in milliseconds since 1970. */
  now: number;
}

export type StepParams = Record<'action' | 'lead' | 'step', string>;

/** Undefined for a link that is wrong or over, and for a lead that was erased. */
export async function openVisit(
  req: Request<StepParams>,
  live: PageSource,
  { leads: { store, visitLinks }, now }: AnswerOptions,
): Promise<OpenedVisit | undefined> {
  const source = captureSource(live);
  const { lead } = req.params;
  const action = VISIT_ACTIONS.find((one) => one === req.params.action);
  const step = /^\d{1,4}$/.test(req.params.step) ? Number(req.params.step) : undefined;
  const key = queryOf(req).get(LEAD_KEY) ?? '';
  const time = now();
  if (!action || step === undefined) return undefined;
  if (!visitLinks.opens(action, { lead, number: step }, key, time)) return undefined;
  const visit = await findVisit(store, lead);
  if (!visit) return undefined;
  const { locale: visitors, agency } = visit.content;
  const language = isOfBroker(action) ? (agency?.locale ?? visitors) : visitors;
  const locale = localeOf(source, language);
  const t = source.i18n.t(locale);
  return {
    source,
    links: visitLinks,
    action,
    visit,
    state: stateOf(visit),
    step,
    locale,
    t,
    now: time,
  };
}

export function isOfBroker(action: VisitAction): boolean {
  return BROKER_ACTIONS.some((one) => one === action);
}

/** Whether a link is used: somebody has answered the step since. */
export function isAnswered({ state, step, action }: OpenedVisit): boolean {
  return action !== 'show' && state.number !== step;
}
