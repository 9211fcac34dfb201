import type { Request, Response } from 'express';
import type { FormState } from '../../../../views/domain/forms/form-state.ts';
import { DRAFT_FIELD, STEP_PARAMETER } from '../../../../views/domain/forms/form-names.ts';
import { itemKey, type ListItem } from '../../../../views/domain/list/list-item.ts';
import { itemsQuery } from '../../../../views/domain/saved/item-keys.ts';
import { formHref } from '../../../../views/routing/form-href.ts';
import { chosenUnitQuery } from '../../../../views/routing/unit-query.ts';
import { withQuery } from '../../../../views/routing/with-query.ts';
import type { SentLead } from '../../../../views/domain/thank-you.ts';
import { readVisitStep, type VisitStep } from '../../../../views/domain/visit-steps.ts';
import { furtherVisits } from '../../../../views/forms/visit/further-visits.ts';
import { chosenUnitName } from '../../../../views/forms/chosen-unit-name.ts';
import { type FormRequest, readFormRequest, readStepRequest } from '../form-request.ts';
import type { Drafts } from '../../../services/drafts/drafts.ts';
import { isRead } from '../../../platform/http/read-only.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import type { Leads } from '../../../services/leads/leads.ts';
import type { RateLimits } from '../../../services/limits/rate-limits.ts';
import type { Log } from '../../../platform/log.ts';
import { fieldOf } from '../form-body.ts';
import { ofStep } from '../form-steps.ts';
import { pageRequestOf, postedPath } from '../../pages/find-subject.ts';
import { pageAnswer, sendUncached } from '../../pages/page-answer.ts';
import { pageInput, type PageSource } from '../../pages/page-source.ts';
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

/** A request of one step of a visit request. */
export interface VisitRequest {
  form: FormRequest;
  about: ListItem;
  /**
   * What is visited: the item or one unit of it, and further ones, in whichever order the query
   * string names them.
   */
  what: string;
  step: VisitStep;
  query: URLSearchParams;
}

/** Undefined for any other path, and for an unknown step. */
export function readVisitRequest(source: PageSource, req: Request): VisitRequest | undefined {
  const query = queryOf(req);
  const path = isRead(req) ? req.path : postedPath(source, req.path);
  const form = readFormRequest(source, path, query);
  const subject = form?.found.subject;
  if (!form || subject?.kind !== 'visit') return undefined;
  const step = readVisitStep(query.get(STEP_PARAMETER));
  if (!step) return undefined;
  const { about } = subject;
  return { form, about, what: visited(form, about, query), step, query };
}

function visited(
  { source, found }: FormRequest,
  about: ListItem,
  query: URLSearchParams,
): VisitRequest['what'] {
  const ctx = pageInput(source, pageRequestOf(source, found, query));
  const hasUnit = chosenUnitName(ctx, about) !== undefined;
  const unit = hasUnit ? chosenUnitQuery(query) : [];
  const further = itemsQuery(furtherVisits(ctx, about).map(itemKey).sort());
  return withQuery(itemKey(about), new URLSearchParams([...unit, ...new URLSearchParams(further)]));
}

/** The step of the form, to parse its values; undefined for steps without fields. */
export function formStep({ form, query }: VisitRequest) {
  return readStepRequest(form, query, FORM);
}

/** The draft: the copy in the page that is submitted, else that of the cookie. */
export async function draftOf(req: Request, { drafts, now }: VisitOptions): Promise<VisitDraft> {
  const kept = await drafts.read(req.headers.cookie, FORM, now());
  const copy = await drafts.readCopy(fieldOf(req.body, DRAFT_FIELD), FORM, now());
  return newerOf(copy, kept ?? {});
}

interface ShownVisit extends Omit<FormState, 'form' | 'step' | 'draft'> {
  status?: number;
  /** The accepted values, including those of this step, with which its new values are compared. */
  draft: VisitDraft;
  sent?: SentLead | undefined;
}

/** Sends the page of a step. */
export async function sendVisit(
  res: Response,
  visit: VisitRequest,
  { drafts, now }: VisitOptions,
  { status = 200, draft, sent, ...state }: ShownVisit,
): Promise<void> {
  const { form, step, query } = visit;
  const { source, found } = form;
  const copy = formStep(visit) && (await drafts.copy(FORM, draft, now()));
  const page = pageRequestOf(source, found, query);
  const shown = {
    ...page,
    alternates: ofStep(page.alternates, new URLSearchParams({ [STEP_PARAMETER]: String(step) })),
    form: { ...state, form: FORM, step, ...(copy !== undefined && { draft: copy }) },
    ...(sent && { sent }),
  };
  await sendUncached(res, await pageAnswer(source, shown, { status }));
}

/** Redirects to a step. */
export function redirectToStep(
  res: Response,
  { form, query }: VisitRequest,
  step: VisitStep,
): void {
  res.set('Cache-Control', 'no-store').redirect(303, formHref(form.found.path, query, step));
}
