import type { Request, RequestHandler, Response } from 'express';
import type { FormNotice, FormValues, ParsedForm } from '../../views/domain/forms/form-field.ts';
import {
  BEGIN,
  DRAFT,
  FORM_NAME,
  STEP_PARAMETER,
  TO_STEP,
} from '../../views/domain/forms/form-names.ts';
import { withFurther, withQuery } from '../../views/routing/with-query.ts';
import type { PathsByLocale } from '../../views/subjects/alternates.ts';
import { formKind } from '../../views/forms/form-kinds.ts';
import { type AskedStep, askedForm, askedStep, hasSteps, stepQuery } from '../forms/asked-form.ts';
import type { Drafts } from '../forms/drafts.ts';
import { isComplete, keepable } from '../forms/parse-step.ts';
import { isRead } from '../http/read-only.ts';
import { queryOf } from '../http/request-query.ts';
import { fieldOf } from './form-body.ts';
import { askedPage } from './find-subject.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, type PageSource } from './page-source.ts';

export interface StepOptions {
  drafts: Drafts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * A step with the draft of what was typed before it. Without a draft it leads to the first, which
 * says that nothing is there any more: cookies may be off, or half an hour has passed.
 */
export function showStep(live: PageSource, options: StepOptions): RequestHandler {
  return async (req, res, next) => {
    const query = queryOf(req);
    if (!isRead(req) || !query.has(STEP_PARAMETER)) return next();
    const found = askedForm(captureSource(live), req.path, query);
    if (!found || !hasSteps(found)) return next();
    const asked = askedStep(found, query, query.get(FORM_NAME) ?? undefined);
    if (!asked || asked.count === 1) return redirect(res, req.path);
    const { drafts, now } = options;
    const values = await drafts.read(req.headers.cookie, asked.use.form, now());
    const draft = values ?? {};
    const shown = { query, status: 200, parsed: { values: draft, faults: {} }, draft };
    if (!values && asked.step === 1) {
      return sendStep(res, asked, options, { ...shown, notice: 'lost' });
    }
    if (!values) return redirect(res, lostPath(req.path, asked));
    if (!isComplete(asked, values)) return redirect(res, req.path);
    await sendStep(res, asked, options, shown);
  };
}

/** What was sent before: as the page shows it that sends this one, else by the cookie. */
export async function draftOf(
  req: Request,
  { use }: AskedStep,
  { drafts, now }: StepOptions,
): Promise<FormValues | undefined> {
  const copy = await drafts.readCopy(fieldOf(req.body, DRAFT), use.form, now());
  return copy ?? drafts.read(req.headers.cookie, use.form, now());
}

export function keepDraft(
  req: Request,
  res: Response,
  asked: AskedStep,
  parsed: ParsedForm,
  { drafts, now }: StepOptions,
): Promise<void> {
  const { cookie: cookies } = req.headers;
  return drafts.set(res, asked.use.form, keepable(asked, parsed), { cookies, now: now() });
}

/** What was typed on another page, where the form is begun there. */
export function begunWith(req: Request, { use, step }: AskedStep): FormValues | undefined {
  const typed = fieldOf(req.body, BEGIN);
  return typed === undefined || step > 1 ? undefined : formKind(use.form).begun?.(typed);
}

/** The earlier step that was asked for; undefined if none was. */
export function stepBackTo(req: Request, { step }: AskedStep): number | undefined {
  const to = Number(fieldOf(req.body, TO_STEP));
  return Number.isInteger(to) && to >= 1 && to < step ? to : undefined;
}

interface Shown {
  query: URLSearchParams;
  status: number;
  parsed: ParsedForm;
  /** Accepted before, also by this step: what it sends is compared with it. */
  draft: FormValues;
  notice?: FormNotice | undefined;
}

/** The page of the form with what was typed. */
export async function sendStep(
  res: Response,
  asked: AskedStep,
  { drafts, now }: StepOptions,
  { query, status, parsed, draft, notice }: Shown,
): Promise<void> {
  const { source, found, use, step, count } = asked;
  const form = {
    ...parsed,
    form: use.form,
    step,
    ...(notice && { notice }),
    ...(count > 1 && { draft: await drafts.copy(use.form, draft, now()) }),
  };
  const page = { ...askedPage(source, found, query), form };
  if (count > 1) page.alternates = ofStep(page.alternates, stepQuery(asked, step));
  await sendUncached(res, await pageAnswer(source, page, { status }));
}

/** The same step in other languages: the draft is of all of them. */
export function ofStep(paths: PathsByLocale, step: URLSearchParams): PathsByLocale {
  return Object.fromEntries(
    Object.entries(paths).map(([locale, path]) => [locale, withFurther(path, step)]),
  );
}

/** The first step of a form whose draft is lost. */
export function lostPath(path: string, asked: AskedStep): string {
  return withQuery(path, stepQuery(asked, 1));
}

export function redirect(res: Response, to: string): void {
  res.set('Cache-Control', 'no-store').redirect(303, to);
}
