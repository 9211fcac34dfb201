import type { Request, RequestHandler, Response } from 'express';
import type { FormNotice, FormValues, ParsedForm } from '../../../views/domain/forms/form-field.ts';
import {
  START_FIELD,
  DRAFT_FIELD,
  FORM_NAME,
  STEP_PARAMETER,
  TO_STEP,
} from '../../../views/domain/forms/form-names.ts';
import { itemKey } from '../../../views/domain/list/list-item.ts';
import { withParameters, withQuery } from '../../../views/routing/with-query.ts';
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
import { readFaulty, withFaults } from './faulty-draft.ts';
import { isComplete } from './parse-step.ts';
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
 * Shows a step with the draft of the earlier ones, or a form that was not accepted with its faults.
 * Without a draft a step redirects to the first step, which says that the values are lost: cookies
 * may be off, or half an hour has passed; a form of one step to its page.
 */
export function showStep(live: PageSource, options: StepOptions): RequestHandler {
  return async (req, res, next) => {
    const query = queryOf(req);
    const isStep = query.has(STEP_PARAMETER);
    if (!isRead(req) || !(isStep || query.has(FORM_NAME))) return next();
    const found = readFormRequest(captureSource(live), req.path, query);
    if (!found || (isStep && !hasSteps(found))) return next();
    const request = readStepRequest(found, query, query.get(FORM_NAME) ?? undefined);
    if (!isStep && (!request || request.count > 1)) return next();
    if (!request || (isStep && request.count === 1)) return redirect(res, req.path);
    const { drafts, now } = options;
    const read = await drafts.read(req.headers.cookie, request.use.form, now());
    const { values, faulty } = read ? readFaulty(read) : { values: undefined };
    const draft = values ?? {};
    const isFaulty = faulty?.step === request.step && faulty.about === aboutOf(request);
    const faults = isFaulty ? faulty.faults : {};
    const before = isFaulty ? faulty.before : draft;
    const shown = { query, status: 200, parsed: { values: draft, faults }, draft: before };
    if (request.count === 1) {
      if (isFaulty) return sendStep(res, request, options, shown);
      query.delete(FORM_NAME);
      return redirect(res, withQuery(req.path, query));
    }
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
  { use, step }: StepRequest,
  { drafts, now }: StepOptions,
): Promise<FormValues | undefined> {
  const copy = await drafts.readCopy(fieldOf(req.body, DRAFT_FIELD), use.form, now());
  const kept = copy ?? (await drafts.read(req.headers.cookie, use.form, now()));
  const { values, faulty } = readFaulty(kept ?? {});
  return kept && (faulty?.step === step ? faulty.before : values);
}

/**
 * Retains the values for the next page; with faults, the page shows them again.
 * @returns false if they are too long for a draft.
 */
export function saveDraft(
  req: Request,
  res: Response,
  request: StepRequest,
  { values, faults, before }: ParsedForm & { before: FormValues },
  { drafts, now }: StepOptions,
): Promise<boolean> {
  const { cookie: cookies } = req.headers;
  const about = aboutOf(request);
  const isFaulty = Object.keys(faults).length > 0;
  const draft = isFaulty
    ? withFaults(values, { step: request.step, about, faults, before })
    : values;
  return drafts.set(res, request.use.form, draft, { cookies, now: now() });
}

/** What a form is about, in any language. */
function aboutOf({ found: { subject }, use: { about } }: StepRequest): string {
  return about ? itemKey(about) : `${subject.kind} ${subject.page.name}`;
}

/** URL of a step that was not accepted, or of a form of one step. */
export function faultyPath(request: StepRequest, query: URLSearchParams): string {
  const { found, use, step, count } = request;
  const shown = new URLSearchParams(query);
  const further =
    count > 1 ? stepQuery(request, step) : new URLSearchParams({ [FORM_NAME]: use.form });
  for (const [name, value] of further) shown.set(name, value);
  return withQuery(found.path, shown);
}

/** The values typed on another page that starts the form. */
export function prefillFromOtherPage(
  req: Request,
  { use, step }: StepRequest,
): FormValues | undefined {
  const typed = fieldOf(req.body, START_FIELD);
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
  /** Seconds until the form may be sent again. */
  wait?: number | undefined;
}

/** The page of the form with the typed values. */
export async function sendStep(
  res: Response,
  request: StepRequest,
  { drafts, now }: StepOptions,
  { query, status, parsed, draft, notice, wait }: Shown,
): Promise<void> {
  const { source, found, use, step, count } = request;
  const form = {
    ...parsed,
    form: use.form,
    step,
    ...(notice && { notice }),
    ...(wait !== undefined && { wait }),
    ...(count > 1 && { draft: await drafts.copy(use.form, draft, now()) }),
  };
  const page = { ...pageRequestOf(source, found, query), form };
  if (count > 1) page.alternates = ofStep(page.alternates, stepQuery(request, step));
  else if (query.has(FORM_NAME)) {
    page.alternates = ofStep(page.alternates, new URLSearchParams({ [FORM_NAME]: use.form }));
  }
  await sendUncached(res, await pageAnswer(source, page, { status }));
}

/** The same step in other languages, which share the draft. */
export function ofStep(paths: PathsByLocale, step: URLSearchParams): PathsByLocale {
  return Object.fromEntries(
    Object.entries(paths).map(([locale, path]) => [locale, withParameters(path, step)]),
  );
}

/** The first step of a form whose draft is lost. */
export function firstStepPath(path: string, request: StepRequest): string {
  return withQuery(path, stepQuery(request, 1));
}

export function redirect(res: Response, to: string): void {
  res.set('Cache-Control', 'no-store').redirect(303, to);
}
