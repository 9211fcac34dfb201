import type { LeadFormProps } from '../../client/forms/LeadFormFrame.tsx';
import type { FieldName, FormField, FormValues } from '../domain/forms/form-field.ts';
import { STEP_PARAMETER } from '../domain/forms/form-names.ts';
import type { PageContext } from '../page-context.ts';
import { formHref } from '../routing/form-href.ts';
import { withQuery } from '../routing/with-query.ts';
import { formTexts } from '../ui/form/form-texts.ts';
import type { FormKind } from './form-kind.ts';
import { type FormName, formKind } from './form-kinds.ts';
import { networkNotes, noticeText, privacyNote } from './form-notes.ts';
import { formsOf } from './forms-of.ts';
import { stepsOf } from './steps-of.ts';
import { wizardProps } from './wizard-props.ts';

/**
 * Props of the island of a page's form: one step, with the values typed before. Undefined if the
 * page does not have the form.
 */
export function siteFormProps(ctx: PageContext, form: FormName): LeadFormProps | undefined {
  const { t, subject } = ctx;
  const use = formsOf(subject).find((one) => one.form === form);
  if (!use) return undefined;
  const kind = formKind(form);
  const state = ctx.form?.form === form ? ctx.form : undefined;
  const { step = 1, faults = {}, notice, draft } = state ?? {};
  const values = state?.values ?? kind.initial?.(ctx) ?? {};
  const steps = stepsOf(ctx, use, values);
  const { fields } = steps[step - 1] ?? { fields: [] };
  const isLast = step >= steps.length;
  return {
    action: actionOf(ctx, kind, steps.length > 1 ? step : undefined),
    state: {
      form,
      step,
      values: state ? values : { ...initialValues(fields), ...values },
      faults,
      ...(draft !== undefined && { draft }),
    },
    fields,
    texts: formTexts(t, isLast ? kind.submit(t, use) : t('forms.next'), fields),
    notice: notice && noticeText(ctx, notice),
    network: networkNotes(ctx),
    privacy: isLast ? privacyNote(ctx, use.form) : undefined,
    ...(kind.remembered && { shownWith: shownWith(kind.remembered, values) }),
    ...(isLast && use.settings.file && { opensFile: true }),
    ...(steps.length > 1 && { wizard: wizardProps(ctx, steps, step, values) }),
  };
}

/**
 * The page itself, with its step; the first step keeps the query parameters of the link to the
 * form.
 */
function actionOf({ path, query }: PageContext, kind: FormKind, step: number | undefined): string {
  if (kind.initial === undefined || step !== 1) return formHref(path, query, step);
  const kept = new URLSearchParams(query);
  kept.set(STEP_PARAMETER, String(step));
  return withQuery(path, kept);
}

function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  );
}

function shownWith(names: readonly FieldName[], values: FormValues): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}
