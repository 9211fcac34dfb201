import { createHash } from 'node:crypto';
import {
  type FieldName,
  type FormField,
  type FormValues,
  type ParsedForm,
  separate,
} from '../../../views/domain/forms/form-field.ts';
import { emailDoubt, withDoubts } from '../../../views/domain/forms/doubts.ts';
import { CONFIRMED_PREFIX, RENDERED_PREFIX } from '../../../views/domain/forms/form-names.ts';
import { parseForm } from '../../../views/domain/forms/parse-form.ts';
import type { FormKind } from '../../../views/forms/form-kind.ts';
import { formKind } from '../../../views/forms/form-kinds.ts';
import { fieldOf } from './form-body.ts';
import type { StepRequest } from './form-request.ts';
import { phoneDoubt } from './phone-doubt.ts';
import { withTypedPlaces } from './typed-places.ts';

/**
 * The values of a step with those of the draft for other steps; the step's own values are the
 * submitted ones, even if empty.
 */
export function parseStep(
  { use, step, count, stepsFor, ctx }: StepRequest,
  draft: FormValues,
  body: unknown,
): ParsedForm {
  const { fields = [] } = stepsFor(draft)[step - 1] ?? {};
  const parsed = withTypedPlaces(ctx.data, fields, body);
  const oddPhone = phoneDoubt(ctx.locale);
  const { values, faults } = withDoubts(
    fields,
    parsed,
    (name) => fieldOf(body, CONFIRMED_PREFIX + name),
    (field, value) => emailDoubt(field, value) ?? oddPhone(field, value),
  );
  const merged = { ...without(draft, fields), ...values };
  const kind = formKind(use.form);
  const before = count > 1 ? draft : rememberedIn(kind, body);
  return { values: kind.revised?.(merged, before) ?? merged, faults };
}

/**
 * The values of other steps that a draft retains when this one is sent. A link to the first step
 * starts again with its parameters, unless the draft started with the same link: then the visitor
 * has gone back.
 */
export function draftBefore(request: StepRequest, draft: LinkedDraft = {}): LinkedDraft {
  const said = prefillFromLink(request);
  if (!said) return draft;
  const link = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return draft.link === link ? draft : { ...said, link };
}

/** `link`: hash of the parameters of the link that started the draft. */
type LinkedDraft = FormValues & Readonly<{ link?: string }>;

/** The parameters of the link to a form, in its first step. */
function prefillFromLink({ use, step, ctx }: StepRequest): FormValues | undefined {
  const said = step === 1 ? formKind(use.form).initial?.(ctx) : undefined;
  return said && Object.keys(said).length > 0 ? said : undefined;
}

/** The values with which a form of one step was shown. */
function rememberedIn({ remembered = [] }: FormKind, body: unknown): FormValues {
  const shown = remembered.map(
    (name) => [name, fieldOf(body, `${RENDERED_PREFIX}${name}`)] as const,
  );
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined && value !== ''));
}

/** Whether the earlier steps have no fault. */
export function isComplete({ step, stepsFor }: StepRequest, values: FormValues): boolean {
  const before = stepsFor(values).slice(0, step - 1);
  const fields = before.flatMap((one) => one.fields);
  const { faults } = parseForm(fields, (name) => separateIn(values, name, fields));
  const hasUnknown = values.ZipsText !== undefined && fields.some(({ type }) => type === 'places');
  return !hasUnknown && Object.keys(faults).length === 0;
}

function without(values: FormValues, fields: readonly FormField[]): FormValues {
  const names = new Set<string>(fields.map(({ name }) => name));
  if (names.has('Zips')) names.add('ZipsText');
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** A value as it would be submitted again. */
function separateIn(
  values: FormValues,
  name: FieldName,
  fields: readonly FormField[],
): readonly string[] {
  const value = values[name];
  if (value === undefined) return [];
  const type = fields.find((field) => field.name === name)?.type;
  return type === 'ticks' || type === 'places' ? separate(value) : [value];
}
