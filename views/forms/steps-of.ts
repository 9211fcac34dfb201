import { apiFieldOf, type FormValues } from '../domain/forms/form-field.ts';
import { numberIn } from '../domain/forms/number-in.ts';
import type { Lead } from '../domain/lead.ts';
import type { SubjectContext } from '../page-context.ts';
import { arrangedSteps } from './arranged-steps.ts';
import type { FormStep } from './form-kind.ts';
import { formKind } from './form-kinds.ts';
import type { FormUse } from './forms-of.ts';

/** The steps of a form as its page lays them out (spec section 3, "Layout config"). */
export function stepsOf(
  ctx: SubjectContext,
  use: FormUse,
  values: FormValues,
): readonly FormStep[] {
  const steps = formKind(use.form).steps(ctx, use, values);
  const { fields = [] } = ctx.subject.page.params.layoutConfig ?? {};
  return fields.length === 0 ? steps : arrangedSteps(ctx, steps, fields);
}

/** The lead of values without a fault, with the agency's extra fields. */
export function leadOf(ctx: SubjectContext, use: FormUse, values: FormValues): Lead {
  const lead = formKind(use.form).lead(ctx, use, values);
  const fields = stepsOf(ctx, use, values).flatMap((step) => step.fields);
  const extra = fields.flatMap(({ name, type }) => {
    const apiField = apiFieldOf(name);
    const value = values[name];
    if (apiField === undefined || value === undefined) return [];
    return [[apiField, type === 'number' ? (numberIn(value) ?? value) : value] as const];
  });
  return extra.length === 0 ? lead : { ...lead, extra: Object.fromEntries(extra) };
}
