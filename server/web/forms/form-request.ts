import { FORM_NAME, STEP_PARAMETER } from '../../../views/domain/forms/form-names.ts';
import type { FormStep } from '../../../views/forms/form-kind.ts';
import { formsOf, type FormUse } from '../../../views/forms/forms-of.ts';
import { stepsOf } from '../../../views/forms/steps-of.ts';
import type { SubjectContext } from '../../../views/page-context.ts';
import type { FormValues } from '../../../views/domain/forms/form-field.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';
import { pageRequestOf, subjectAt } from '../pages/find-subject.ts';
import { pageInput, type PageSource } from '../pages/page-source.ts';

/** The page that a request was sent to, and its forms. */
export interface FormRequest {
  source: PageSource;
  found: Resolved;
  ctx: SubjectContext;
  /** At least one. */
  uses: readonly FormUse[];
}

/** One step of one of its forms. */
export interface StepRequest extends FormRequest {
  use: FormUse;
  /** From 1. */
  step: number;
  /** Number of steps. */
  count: number;
  stepsFor: (values: FormValues) => readonly FormStep[];
}

/**
 * The forms at a path; undefined if it has none.
 * @throws HttpError 503 while the catalogue is empty.
 */
export function readFormRequest(
  source: PageSource,
  path: string,
  query: URLSearchParams,
): FormRequest | undefined {
  const found = subjectAt(source, path, new URLSearchParams());
  if (found?.kind !== 'subject') return undefined;
  const uses = formsOf(found.subject);
  if (uses.length === 0) return undefined;
  const ctx = pageInput(source, pageRequestOf(source, found, query));
  return { source, found, uses, ctx };
}

/** The same page, with its query, in another language, for the agency's copy of a form. */
export function contextIn({ source, found, ctx }: FormRequest, locale: Locale): SubjectContext {
  return pageInput(source, pageRequestOf(source, { ...found, locale }, ctx.query));
}

/** Whether one of its forms has several steps. */
export function hasSteps({ ctx, uses }: FormRequest): boolean {
  return uses.some((use) => stepsOf(ctx, use, {}).length > 1);
}

/** The query parameters of a step; the further wizards of a page have their name in it. */
export function stepQuery({ ctx, uses, use }: StepRequest, step: number): URLSearchParams {
  const query = new URLSearchParams({ [STEP_PARAMETER]: String(step) });
  const first = uses.find((one) => stepsOf(ctx, one, {}).length > 1);
  if (first?.form !== use.form) query.set(FORM_NAME, use.form);
  return query;
}

/**
 * The step that a query string names, by default the first; undefined if the form has no such step.
 * @param name of the form; by default the first form of the page, or with a step parameter the
 * first with several steps.
 */
export function readStepRequest(
  request: FormRequest,
  query: URLSearchParams,
  name: string | undefined,
): StepRequest | undefined {
  const { ctx, uses } = request;
  const wanted = query.get(STEP_PARAMETER);
  const use = uses.find((one) =>
    name !== undefined ? one.form === name : wanted === null || stepsOf(ctx, one, {}).length > 1,
  );
  if (!use) return undefined;
  const stepsFor = (values: FormValues) => stepsOf(ctx, use, values);
  const count = stepsFor({}).length;
  const step = wanted === null ? 1 : Number(wanted);
  if (!Number.isInteger(step) || step < 1 || step > count) return undefined;
  return { ...request, use, step, count, stepsFor };
}
