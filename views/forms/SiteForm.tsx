import type { ComponentType } from 'react';
import type { LeadFormProps } from '../../client/forms/LeadFormFrame.tsx';
import { LeadForm } from '../../client/islands/LeadForm.tsx';
import type { FormField, FormValues } from '../domain/forms/form-field.ts';
import type { PageContext } from '../page-context.ts';
import { formHref } from '../routing/form-href.ts';
import { formTexts } from '../ui/form/form-texts.ts';
import { Island } from '../ui/Island.tsx';
import { type FormName, formKind } from './form-kinds.ts';
import { formsOf } from './forms-of.ts';
import { noticeText, privacyNote } from './form-notes.ts';
import { stepsOf } from './steps-of.ts';
import { wizardProps } from './wizard-props.ts';

interface Props {
  ctx: PageContext;
  form: FormName;
  /** The island of a form with controls of its own. */
  of?: ComponentType<LeadFormProps>;
}

/** A form of a page, posted to the page itself: one step of it, with what was typed before. */
export function SiteForm({ ctx, form, of = LeadForm }: Props) {
  const { t, subject } = ctx;
  const use = formsOf(subject).find((one) => one.form === form);
  if (!use) return null;
  const kind = formKind(form);
  const asked = ctx.form?.form === form ? ctx.form : undefined;
  const { step = 1, values = {}, faults = {}, notice, draft } = asked ?? {};
  const steps = stepsOf(ctx, use, values);
  const { fields } = steps[step - 1] ?? { fields: [] };
  const isLast = step >= steps.length;
  const props: LeadFormProps = {
    action: formHref(ctx.path, ctx.query, steps.length > 1 ? step : undefined),
    state: {
      form,
      step,
      values: asked ? values : initialValues(fields),
      faults,
      ...(draft !== undefined && { draft }),
    },
    fields,
    texts: formTexts(t, isLast ? kind.submit(t) : t('forms.next')),
    notice: notice && noticeText(ctx, notice),
    privacy: isLast ? privacyNote(ctx) : undefined,
    ...(steps.length > 1 && { wizard: wizardProps(ctx, steps, step, values) }),
  };
  return <Island ctx={ctx} of={of} props={props} when="interaction" />;
}

function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  );
}
