import type { Request, Response } from 'express';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { isProject } from '../../../../views/domain/list/list-item.ts';
import type { SentLead } from '../../../../views/domain/thank-you.ts';
import { appointmentParty } from '../../../../views/domain/third-party/appointment-party.ts';
import { REUSE, VISIT_STEPS, type VisitStep } from '../../../../views/domain/visit-steps.ts';
import { sentLead } from '../../../services/leads/sent-lead.ts';
import { readFaulty } from '../faulty-draft.ts';
import {
  type VisitRequest,
  draftOf,
  FORM,
  redirectToStep,
  sendVisit,
  type VisitOptions,
} from './visit-request.ts';
import { type VisitDraft, isSent } from './visit-draft.ts';

/**
 * Shows a step of a visit request, or redirects to an earlier or later one. A request for the first
 * step by its number continues a draft: without one the step says that the values are lost.
 */
export async function showVisit(
  req: Request,
  res: Response,
  visit: VisitRequest,
  options: VisitOptions,
): Promise<void> {
  const { step, about } = visit;
  const { values, faulty } = readFaulty(await draftOf(req, options));
  const isFaulty = faulty?.step === step && faulty.about === visit.what;
  const draft = isFaulty ? faulty.before : values;
  if (step > VISIT_STEPS.email && step < VISIT_STEPS.thanks) {
    if (draft.Email === undefined) return redirectToStep(res, visit, VISIT_STEPS.email);
    const instead = await insteadOf(req, visit, draft, options);
    if (instead !== undefined) return redirectToStep(res, visit, instead);
  }
  const { thirdParties } = visit.form.ctx.site.info;
  if (step === VISIT_STEPS.appointment && !appointmentParty(thirdParties)) {
    return redirectToStep(res, visit, VISIT_STEPS.thanks);
  }
  const sent = await sentLead(options, req.headers.cookie);
  const isLost = step === VISIT_STEPS.email && draft.Email === undefined;
  const state = {
    ...(isLost && { notice: 'lost' as const }),
    values: isFaulty ? values : { ...draft, ...(step === VISIT_STEPS.reuse && { profile: REUSE }) },
    draft,
    faults: isFaulty ? faulty.faults : {},
    isRequested: step === VISIT_STEPS.appointment && isOwnClick(req),
  };
  await sendVisit(res, visit, options, { ...state, sent: isAbout(sent, about) ? sent : undefined });
}

/** Redirect for a request of step 2 or 3 that is not needed. */
async function insteadOf(
  req: Request,
  { step, what }: VisitRequest,
  draft: VisitDraft,
  { leads, now }: VisitOptions,
): Promise<VisitStep | undefined> {
  if (isSent(draft, what)) return VISIT_STEPS.thanks;
  if (step !== VISIT_STEPS.reuse) return undefined;
  const person = await leads.profiles.ofBrowser(req.headers.cookie, draft.Email ?? '', now());
  return person ? undefined : VISIT_STEPS.profile;
}

/**
 * Whether the request comes from a click on a page of this site: a link from elsewhere must not
 * load a third party. In browsers without `Sec-Fetch-*` headers the widget needs its button.
 */
function isOwnClick(req: Request): boolean {
  return req.get('sec-fetch-site') === 'same-origin' && req.get('sec-fetch-user') === '?1';
}

function isAbout(sent: SentLead | undefined, about: ListItem): boolean {
  return sent?.form === FORM && about.id === (isProject(about) ? sent.projectId : sent.propertyId);
}
