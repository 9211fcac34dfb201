import { createHash } from 'node:crypto';
import {
  type FieldName,
  type FormField,
  type FormValues,
  joined,
  type ParsedForm,
  separate,
} from '../../views/domain/forms/form-field.ts';
import { SHOWN_WITH } from '../../views/domain/forms/form-names.ts';
import { parseForm } from '../../views/domain/forms/parse-form.ts';
import type { FormKind } from '../../views/forms/form-kind.ts';
import { formKind } from '../../views/forms/form-kinds.ts';
import { fieldOf, fieldsOf } from '../routes/form-body.ts';
import type { AskedStep } from './asked-form.ts';

/**
 * What a step sent, with what earlier and later steps had sent before: values of the step itself
 * are those that were sent, also where they are empty.
 */
export function parseStep(
  { use, step, count, stepsFor }: AskedStep,
  draft: FormValues,
  body: unknown,
): ParsedForm {
  const { fields = [] } = stepsFor(draft)[step - 1] ?? {};
  const { values, faults } = parseForm(fields, (name) => fieldsOf(body, name));
  const merged = { ...without(draft, fields), ...values };
  const kind = formKind(use.form);
  const before = count > 1 ? draft : rememberedIn(kind, body);
  return { values: kind.revised?.(merged, before) ?? merged, faults };
}

/**
 * What a draft keeps of other steps when this one is sent. A link to the first step begins another
 * search with what it says, unless the draft began with the same link: the visitor has gone back.
 */
export function draftBefore(asked: AskedStep, draft: LinkedDraft = {}): LinkedDraft {
  const said = saidByLink(asked);
  if (!said) return draft;
  const link = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return draft.link === link ? draft : { ...said, link };
}

/** `link`: hash of what the link said that the draft began with. */
type LinkedDraft = FormValues & Readonly<{ link?: string }>;

/** What the link to a form says, in its first step. */
function saidByLink({ use, step, ctx }: AskedStep): FormValues | undefined {
  const said = step === 1 ? formKind(use.form).initial?.(ctx) : undefined;
  return said && Object.keys(said).length > 0 ? said : undefined;
}

/** The values with which a form of one step was shown. */
function rememberedIn({ remembered = [] }: FormKind, body: unknown): FormValues {
  const shown = remembered.map((name) => [name, fieldOf(body, `${SHOWN_WITH}${name}`)] as const);
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined && value !== ''));
}

/** What a draft may keep of a step that is left in the middle: nothing longer than its field. */
export function keepable(
  { step, stepsFor }: AskedStep,
  { values, faults }: ParsedForm,
): FormValues {
  const { fields = [] } = stepsFor(values)[step - 1] ?? {};
  const kept: Partial<Record<FieldName, string>> = { ...values };
  for (const { name, maxLength } of fields) {
    const value = values[name];
    if (value !== undefined && faults[name] !== undefined) kept[name] = cut(value, maxLength);
  }
  return kept;
}

/** Of several values whole ones. */
function cut(value: string, length: number): string {
  const start = value.slice(0, length);
  const [first] = separate(value);
  return first === value ? start : joined(separate(start).slice(0, -1));
}

/** Whether the steps before this one were answered without a fault. */
export function isComplete({ step, stepsFor }: AskedStep, values: FormValues): boolean {
  const before = stepsFor(values).slice(0, step - 1);
  const fields = before.flatMap((one) => one.fields);
  const { faults } = parseForm(fields, (name) => separateIn(values, name, fields));
  return Object.keys(faults).length === 0;
}

function without(values: FormValues, fields: readonly FormField[]): FormValues {
  const names = new Set<string>(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** A value as it would be sent again. */
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
