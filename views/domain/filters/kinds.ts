import { formatNumber } from '../format/number.ts';
import { inWholeNumber } from './amount.ts';
import type { ChoiceFilter, Concern, PanelFilter } from './filter.ts';
import { COUNTER_STEPS } from './stepper.ts';
import { wholeNumber } from './whole-number.ts';

/** What a checkbox without a value of its own sends, and what people write. */
const ON = new Set(['1', 'on', 'true', 'yes']);

/** On or off: on it is written as 1, off it is left out (spec section 2). */
export function toggle(parameter: string, concern: Concern = {}): PanelFilter<boolean> {
  return {
    ...concern,
    parameter,
    unset: false,
    read: (parameters) =>
      parameters.getAll(parameter).some((value) => ON.has(value.trim().toLowerCase())),
    write: (isOn) => (isOn ? ['1'] : []),
    control: { kind: 'switch' },
  };
}

/** At least so many: 0 to 20, where 0 asks for nothing (spec section 9). */
export function counter(parameter: string, concern: Concern = {}): PanelFilter<number> {
  const { most } = COUNTER_STEPS;
  return {
    ...concern,
    parameter,
    unset: 0,
    read: (parameters) => wholeNumber(parameters.getAll(parameter), { least: 0, most }) ?? 0,
    write: (count) => (count > 0 ? [String(count)] : []),
    told: (count) => ({ count }),
    control: { kind: 'counter', steps: COUNTER_STEPS },
  };
}

/** Square metres; more than any plot. */
const MAX_AREA = 9_999_999;

/**
 * At least so many square metres, a whole number, however it is typed: `1.200`, `1 200 m²`.
 * @param choices what is offered besides typing, ascending.
 */
export function area(
  parameter: string,
  choices: readonly number[],
  concern: Concern = {},
): PanelFilter<number | undefined> {
  return {
    ...concern,
    parameter,
    unset: undefined,
    read: (parameters) => inWholeNumber(parameters.getAll(parameter), MAX_AREA),
    write: (least) => (least ? [String(least)] : []),
    told: (least) => ({ value: `${formatNumber(least)}\u00a0m²` }),
    control: { kind: 'amount', unit: 'm²', choices },
  };
}

/** One of a few values, in capitals or not. */
export function choice<Value extends string>(
  parameter: string,
  choices: readonly Value[],
  concern: Concern = {},
): ChoiceFilter<Value | undefined> {
  const byText = new Map(choices.map((value) => [value.toLowerCase(), value]));
  return {
    ...concern,
    parameter,
    unset: undefined,
    read: (parameters) =>
      parameters
        .getAll(parameter)
        .map((value) => byText.get(value.trim().toLowerCase()))
        .find((value) => value !== undefined),
    write: (value) => (value === undefined ? [] : [value]),
    told: (value) => ({ value: value ?? '' }),
    control: { kind: 'choice', choices },
  };
}
