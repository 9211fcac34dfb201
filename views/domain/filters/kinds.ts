import { formatNumber } from '../format/number.ts';
import { type IsoDate, formatDate } from '../format/date.ts';
import { readDay } from './day.ts';
import { parseWholeAmount } from './amount.ts';
import type { ChoiceFilter, Applicability, PanelFilter } from './filter.ts';
import { COUNTER_STEPS } from './stepper.ts';
import { wholeNumber } from './whole-number.ts';

/** `on` is what a checkbox without a value sends; the others are common in hand-written URLs. */
const ON = new Set(['1', 'on', 'true', 'yes']);

/** A boolean: true is written as 1, false is left out (spec section 2). */
export function toggle(parameter: string, applicability: Applicability = {}): PanelFilter<boolean> {
  return {
    ...applicability,
    parameter,
    unset: false,
    read: (parameters) =>
      parameters.getAll(parameter).some((value) => ON.has(value.trim().toLowerCase())),
    write: (isOn) => (isOn ? ['1'] : []),
    control: { kind: 'switch' },
  };
}

/** A minimum number from 0 to 20; 0 sets no minimum (spec section 9). */
export function counter(parameter: string, applicability: Applicability = {}): PanelFilter<number> {
  const { max } = COUNTER_STEPS;
  return {
    ...applicability,
    parameter,
    unset: 0,
    read: (parameters) => wholeNumber(parameters.getAll(parameter), { min: 0, max }) ?? 0,
    write: (count) => (count > 0 ? [String(count)] : []),
    interpolation: (count) => ({ count }),
    control: { kind: 'counter', steps: COUNTER_STEPS },
  };
}

/** Metres squared; larger than any plot. */
const MAX_AREA = 9_999_999;

/**
 * A minimum surface in whole square metres, read as visitors type it: `1.200`, `1 200 m²`.
 * @param choices the amounts to offer besides typing, ascending.
 */
export function area(
  parameter: string,
  choices: readonly number[],
  applicability: Applicability = {},
): PanelFilter<number | undefined> {
  return {
    ...applicability,
    parameter,
    unset: undefined,
    read: (parameters) => parseWholeAmount(parameters.getAll(parameter), MAX_AREA),
    write: (min) => (min ? [String(min)] : []),
    interpolation: (min) => ({ value: `${formatNumber(min)}\u00a0m²` }),
    control: { kind: 'amount', unit: 'm²', choices },
  };
}

/**
 * A calendar date, yyyy-mm-dd. `01/03/2027` is read too, and a month, `2027-03` or `03/2027`, as its
 * first day.
 */
export function day(
  parameter: string,
  applicability: Applicability = {},
): PanelFilter<IsoDate | undefined> {
  return {
    ...applicability,
    parameter,
    unset: undefined,
    read: (parameters) => parameters.getAll(parameter).map(readDay).find(Boolean),
    write: (date) => (date === undefined ? [] : [date]),
    interpolation: (date) => ({ value: formatDate(date) ?? '' }),
    control: { kind: 'day' },
  };
}

/** One of a few values, compared without case. */
export function choice<Value extends string>(
  parameter: string,
  choices: readonly Value[],
  applicability: Applicability = {},
): ChoiceFilter<Value | undefined> {
  const byText = new Map(choices.map((value) => [value.toLowerCase(), value]));
  return {
    ...applicability,
    parameter,
    unset: undefined,
    read: (parameters) =>
      parameters
        .getAll(parameter)
        .map((value) => byText.get(value.trim().toLowerCase()))
        .find((value) => value !== undefined),
    write: (value) => (value === undefined ? [] : [value]),
    interpolation: (value) => ({ value: value ?? '' }),
    control: { kind: 'choice', choices },
  };
}
