import type { Request, RequestHandler, Response } from 'express';
import type { FormNotice, FormValues, ParsedForm } from '../../../views/domain/forms/form-field.ts';
import {
  BEGIN,
  DRAFT,
  FORM_NAME,
  STEP_PARAMETER,
  TO_STEP,
} from '../../../views/domain/forms/form-names.ts';
import { withFurther, withQuery } from '../../../views/routing/with-query.ts';
import type { PathsByLocale } from '../../../views/subjects/alternates.ts';
import { formKind } from '../../../views/forms/form-kinds.ts';
import {
  type StepRequest,
  readFormRequest,
  readStepRequest,
  hasSteps,
  stepQuery,
} from './form-request.ts';
import type { Drafts } from '../../services/drafts/drafts.ts';
import { isComplete, draftValues } from './parse-step.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { fieldOf } from './form-body.ts';
import { pageRequestOf } from '../pages/find-subject.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

export interface StepOptions {
  drafts: Drafts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Shows a step with the draft of the earlier ones. Without a draft it redirects to the first step,
 * which says that the values are lost: cookies may be off, or half an hour has passed.
 */
export function showStep(live: PageSource, options: StepOptions): RequestHandler {
  return async (req, res, next) => {
    const query = queryOf(req);
    if (!isRead(req) || !query.has(STEP_PARAMETER)) return next();
    const found = readFormRequest(captureSource(live), req.path, query);
    if (!found || !hasSteps(found)) return next();
    const request = readStepRequest(found, query, query.get(FORM_NAME) ?? undefined);
    if (!request || request.count === 1) return redirect(res, req.path);
    const { drafts, now } = options;
    const values = await drafts.read(req.headers.cookie, request.use.form, now());
    const draft = values ?? {};
    const shown = { query, status: 200, parsed: { values: draft, faults: {} }, draft };
    if (!values && request.step === 1) {
      return sendStep(res, request, options, { ...shown, notice: 'lost' });
    }
    if (!values) return redirect(res, firstStepPath(req.path, request));
    if (!isComplete(request, values)) return redirect(res, req.path);
    await sendStep(res, request, options, shown);
  };
}

/** The draft: the copy in the page that is submitted, else that of the cookie. */
export async function draftOf(
  req: Request,
  { use }: StepRequest,
  { drafts, now }: StepOptions,
): Promise<FormValues | undefined> {
  const copy = await drafts.readCopy(fieldOf(req.body, DRAFT), use.form, now());
  return copy ?? drafts.read(req.headers.cookie, use.form, now());
}

export function keepDraft(
  req: Request,
  res: Response,
  request: StepRequest,
  parsed: ParsedForm,
  { drafts, now }: StepOptions,
): Promise<void> {
  const { cookie: cookies } = req.headers;
  return drafts.set(res, request.use.form, draftValues(request, parsed), { cookies, now: now() });
}

/** The values typed on another page that starts the form. */
export function prefillFromOtherPage(
  req: Request,
  { use, step }: StepRequest,
): FormValues | undefined {
  const typed = fieldOf(req.body, BEGIN);
  return typed === undefined || step > 1 ? undefined : formKind(use.form).begun?.(typed);
}

/** The requested earlier step; undefined if there is none. */
export function stepBackTo(req: Request, { step }: StepRequest): number | undefined {
  const to = Number(fieldOf(req.body, TO_STEP));
  return Number.isInteger(to) && to >= 1 && to < step ? to : undefined;
}

interface Shown {
  query: URLSearchParams;
  status: number;
  parsed: ParsedForm;
  /** The accepted values, including those of this step, with which its new values are compared. */
  draft: FormValues;
  notice?: FormNotice | undefined;
}

/** The page of the form with the typed values. */
export async function sendStep(
  res: Response,
  request: StepRequest,
  { drafts, now }: StepOptions,
  { query, status, parsed, draft, notice }: Shown,
): Promise<void> {
  const { source, found, use, step, count } = request;
  const form = {
    ...parsed,
    form: use.form,
    step,
    ...(notice && { notice }),
    ...(count > 1 && { draft: await drafts.copy(use.form, draft, now()) }),
  };
  const page = { ...pageRequestOf(source, found, query), form };
  if (count > 1) page.alternates = ofStep(page.alternates, stepQuery(request, step));
  await sendUncached(res, await pageAnswer(source, page, { status }));
}

/** The same step in other languages, which share the draft. */
export function ofStep(paths: PathsByLocale, step: URLSearchParams): PathsByLocale {
  return Object.fromEntries(
    Object.entries(paths).map(([locale, path]) => [locale, withFurther(path, step)]),
  );
}

/** The first step of a form whose draft is lost. */
export function firstStepPath(path: string, request: StepRequest): string {
  return withQuery(path, stepQuery(request, 1));
}

export function redirect(res: Response, to: string): void {
  res.set('Cache-Control', 'no-store').redirect(303, to);
}
