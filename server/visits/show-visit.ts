import type { Request, Response } from 'express';
import type { ListItem } from '../../views/domain/list/list-item.ts';
import { isProject } from '../../views/domain/list/list-item.ts';
import type { SentLead } from '../../views/domain/thank-you.ts';
import { appointmentParty } from '../../views/domain/third-party/appointment-party.ts';
import { REUSE, VISIT_STEPS, type VisitStep } from '../../views/domain/visit-steps.ts';
import { sentLead } from '../leads/sent-lead.ts';
import {
  type AskedVisit,
  draftOf,
  FORM,
  leadTo,
  sendVisit,
  type VisitOptions,
} from './asked-visit.ts';
import { type VisitDraft, wasSent } from './visit-draft.ts';

/**
 * Shows a step of a visit request, or leads to the one that comes before or after it. The first
 * step by its number is asked for by who had begun: without a draft it says that nothing is there
 * any more.
 */
export async function showVisit(
  req: Request,
  res: Response,
  visit: AskedVisit,
  options: VisitOptions,
): Promise<void> {
  const { step, about } = visit;
  const draft = await draftOf(req, options);
  if (step > VISIT_STEPS.email && step < VISIT_STEPS.thanks) {
    if (draft.Email === undefined) return leadTo(res, visit, VISIT_STEPS.email);
    const instead = await insteadOf(req, visit, draft, options);
    if (instead !== undefined) return leadTo(res, visit, instead);
  }
  const { thirdParties } = visit.asked.ctx.site.info;
  if (step === VISIT_STEPS.appointment && !appointmentParty(thirdParties)) {
    return leadTo(res, visit, VISIT_STEPS.thanks);
  }
  const sent = await sentLead(options, req.headers.cookie);
  const isLost = step === VISIT_STEPS.email && draft.Email === undefined;
  const state = {
    ...(isLost && { notice: 'lost' as const }),
    values: step === VISIT_STEPS.reuse ? { ...draft, profile: REUSE } : draft,
    draft,
    faults: {},
    isAsked: step === VISIT_STEPS.appointment && isOwnClick(req),
  };
  await sendVisit(res, visit, options, { ...state, sent: isAbout(sent, about) ? sent : undefined });
}

/** Where a visitor is led who asks for step 2 or 3 without need. */
async function insteadOf(
  req: Request,
  { step, what }: AskedVisit,
  draft: VisitDraft,
  { leads, now }: VisitOptions,
): Promise<VisitStep | undefined> {
  if (wasSent(draft, what)) return VISIT_STEPS.thanks;
  if (step !== VISIT_STEPS.reuse) return undefined;
  const person = await leads.profiles.ofBrowser(req.headers.cookie, draft.Email ?? '', now());
  return person ? undefined : VISIT_STEPS.profile;
}

/**
 * Whether a click of the visitor on a page of this site asked for this one: a link elsewhere must
 * not load a third party. Browsers that do not tell leave the widget to its button.
 */
function isOwnClick(req: Request): boolean {
  return req.get('sec-fetch-site') === 'same-origin' && req.get('sec-fetch-user') === '?1';
}

function isAbout(sent: SentLead | undefined, about: ListItem): boolean {
  return sent?.form === FORM && about.id === (isProject(about) ? sent.projectId : sent.propertyId);
}
