import type { Request, Response } from 'express';
import type { FormState } from '../../views/domain/forms/form-state.ts';
import { DRAFT, STEP_PARAMETER } from '../../views/domain/forms/form-names.ts';
import { itemKey, type ListItem } from '../../views/domain/list/list-item.ts';
import { formHref } from '../../views/routing/form-href.ts';
import { chosenUnitQuery } from '../../views/routing/unit-query.ts';
import { withQuery } from '../../views/routing/with-query.ts';
import type { SentLead } from '../../views/domain/thank-you.ts';
import { readVisitStep, type VisitStep } from '../../views/domain/visit-steps.ts';
import { type AskedForm, askedForm, askedStep } from '../forms/asked-form.ts';
import type { Drafts } from '../forms/drafts.ts';
import { isRead } from '../http/read-only.ts';
import { queryOf } from '../http/request-query.ts';
import type { Leads } from '../leads/leads.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { fieldOf } from '../routes/form-body.ts';
import { ofStep } from '../routes/form-steps.ts';
import { askedPage, postedPath } from '../routes/find-subject.ts';
import { pageAnswer, sendUncached } from '../routes/page-answer.ts';
import type { PageSource } from '../routes/page-source.ts';
import { newerOf, type VisitDraft } from './visit-draft.ts';

export const FORM = 'visit';

export interface VisitOptions {
  leads: Leads;
  drafts: Drafts;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** One step of a visit request, as it was asked for. */
export interface AskedVisit {
  asked: AskedForm;
  about: ListItem;
  /** What is to be seen: the item, or one unit of it. */
  what: string;
  step: VisitStep;
  query: URLSearchParams;
}

/** Undefined for a path that is no visit request, and for a step that there is not. */
export function askedVisit(source: PageSource, req: Request): AskedVisit | undefined {
  const query = queryOf(req);
  const path = isRead(req) ? req.path : postedPath(source, req.path);
  const asked = askedForm(source, path, query);
  const subject = asked?.found.subject;
  if (!asked || subject?.kind !== 'visit') return undefined;
  const step = readVisitStep(query.get(STEP_PARAMETER));
  if (!step) return undefined;
  const { about } = subject;
  const what = withQuery(itemKey(about), chosenUnitQuery(query));
  return { asked, about, what, step, query };
}

/** The step as one of the form, to read what it sent; undefined for those without fields. */
export function formStep({ asked, query }: AskedVisit) {
  return askedStep(asked, query, FORM);
}

/** What was sent before: as the page shows it that sends this step, else by the cookie. */
export async function draftOf(req: Request, { drafts, now }: VisitOptions): Promise<VisitDraft> {
  const kept = await drafts.read(req.headers.cookie, FORM, now());
  const copy = await drafts.readCopy(fieldOf(req.body, DRAFT), FORM, now());
  return newerOf(copy, kept ?? {});
}

interface ShownVisit extends Omit<FormState, 'form' | 'step' | 'draft'> {
  status?: number;
  /** Accepted before, also by this step: what it sends is compared with it. */
  draft: VisitDraft;
  sent?: SentLead | undefined;
}

/** Sends the page of a step. */
export async function sendVisit(
  res: Response,
  visit: AskedVisit,
  { drafts, now }: VisitOptions,
  { status = 200, draft, sent, ...state }: ShownVisit,
): Promise<void> {
  const { asked, step, query } = visit;
  const { source, found } = asked;
  const copy = formStep(visit) && (await drafts.copy(FORM, draft, now()));
  const page = askedPage(source, found, query);
  const shown = {
    ...page,
    alternates: ofStep(page.alternates, new URLSearchParams({ [STEP_PARAMETER]: String(step) })),
    form: { ...state, form: FORM, step, ...(copy !== undefined && { draft: copy }) },
    ...(sent && { sent }),
  };
  await sendUncached(res, await pageAnswer(source, shown, { status }));
}

/** Leads to a step. */
export function leadTo(res: Response, { asked, query }: AskedVisit, step: VisitStep): void {
  res.set('Cache-Control', 'no-store').redirect(303, formHref(asked.found.path, query, step));
}
