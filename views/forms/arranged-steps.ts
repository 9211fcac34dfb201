import type { TFunction } from 'i18next';
import { extraName, type FormField, type PayloadName } from '../domain/forms/form-field.ts';
import type { Locale } from '../domain/locale.ts';
import { type ExtraField, GOAL, type LayoutField } from '../domain/site/form-layout.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { FormStep } from './form-kind.ts';
import { MAX_ANSWER } from './fields/field-lengths.ts';

/** Fields of forms whose options are goals (spec section 4). */
const GOAL_FIELDS: readonly PayloadName[] = [GOAL, 'propertyGoal'];

interface Words {
  t: TFunction;
  locale: Locale;
}

/**
 * The steps of a form as a page lays them out: the layout reorders those of its own fields that it
 * names, the others keep their places; the agency's extra fields are in the last step, after the
 * field that the layout names before them, or at the end. Goals that the agency names replace the
 * form's.
 */
export function arrangedSteps(
  words: Words,
  steps: readonly FormStep[],
  layout: readonly LayoutField[],
): FormStep[] {
  const own = new Set<string>(steps.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const entries = layout.map((entry) => placed(words, entry, own));
  const last = steps.findLastIndex(({ isInstead }) => !isInstead);
  return steps.map((step, index) => ({
    ...step,
    fields: arrangedFields(step.fields, entries, index === last),
  }));
}

/** An entry of the layout: changes a field of the form, or is a field of its own. */
type Entry = { name: string; change: (field: FormField) => FormField } | { added: FormField };

function placed(words: Words, entry: LayoutField, own: ReadonlySet<string>): Entry {
  if (entry.type === undefined) {
    const { name, desktopSpan } = entry;
    return { name, change: (field) => ({ ...field, span: desktopSpan ?? field.span }) };
  }
  const goal = entry.apiField === GOAL ? GOAL_FIELDS.find((name) => own.has(name)) : undefined;
  if (!goal) return { added: extraField(words, entry) };
  return { name: goal, change: (field) => withGoals(words, field, entry) };
}

function arrangedFields(
  fields: readonly FormField[],
  layout: readonly Entry[],
  isLast: boolean,
): FormField[] {
  const groups: FormField[][] = [];
  let before: FormField[] = [];
  for (const entry of layout) {
    if ('added' in entry) {
      if (isLast) (groups.at(-1) ?? before).push(entry.added);
      continue;
    }
    const field = fields.find(({ name }) => name === entry.name);
    if (!field) continue;
    groups.push([...before, entry.change(field)]);
    before = [];
  }
  const named = new Set(layout.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
  const next = groups.values();
  const inPlace = fields.flatMap((field) =>
    named.has(field.name) ? (next.next().value ?? []) : [field],
  );
  return [...inPlace, ...before];
}

function extraField({ t, locale }: Words, field: ExtraField): FormField {
  const label = textOf(field.name, locale);
  const shared = {
    name: extraName(field.apiField),
    label,
    autoComplete: 'off',
    maxLength: MAX_ANSWER,
    span: field.desktopSpan,
  };
  if (field.type === 'select') {
    const options = field.options.map(({ value, name }) => ({ value, text: textOf(name, locale) }));
    const missing = t('forms.missingChoice', { name: label });
    return { ...shared, type: 'select', isRequired: field.isRequired, missing, options };
  }
  const type = field.type === 'number' ? 'number' : 'text';
  return { ...shared, type, isRequired: true, missing: t('forms.missingValue', { name: label }) };
}

/** The goals that the form knows, in the agency's words and order. */
function withGoals({ locale }: Words, field: FormField, named: ExtraField): FormField {
  const known = new Map(field.options?.map((option) => [option.value, option]));
  const options = (named.type === 'select' ? named.options : []).flatMap(({ value, name }) => {
    const option = known.get(value);
    return option ? [{ ...option, text: textOf(name, locale) }] : [];
  });
  return {
    ...field,
    label: textOf(named.name, locale),
    span: named.desktopSpan,
    ...(options.length > 0 && { options }),
  };
}
