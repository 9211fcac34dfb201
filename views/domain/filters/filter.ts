import type { ListKind } from '../list/list-kind.ts';
import type { Steps } from './stepper.ts';

/** The field of a filter in the panel of further filters, built from this description alone. */
export type PanelControl =
  | { kind: 'switch' }
  | { kind: 'counter'; steps: Steps }
  /** A number, typed or picked from `choices`, followed by its `unit`. */
  | { kind: 'amount'; unit: string; choices: readonly number[] }
  /** A calendar date. */
  | { kind: 'day' }
  | ChoiceControl;

/** One of a few options side by side, with a help text (`filters.each.<name>.help`). */
export interface ChoiceControl {
  kind: 'choice';
  choices: readonly string[];
}

/** How a form offers a filter. */
export type Control =
  | PanelControl
  /** A field in the row of the search bar, with markup of its own. */
  | { kind: 'row' }
  /** No field: the filter is set elsewhere, and the form submits it as a hidden field. */
  | { kind: 'none' };

/** Values interpolated into the texts of a filter. */
export type Interpolation = Readonly<{ count?: number; value?: string }>;

/** The lists to which a filter does not apply. */
export interface Applicability {
  /** Lists that ignore the filter: it is read as unset. */
  ignoredBy?: readonly ListKind[];
  /**
   * What its values mean in a list: with another meaning it is not taken from list to list. Without
   * it they mean the same everywhere.
   */
  meaning?: (listKind: ListKind) => string;
  /** Further lists whose form has no field for it; the query string may still set it. */
  withoutField?: readonly ListKind[];
}

/**
 * One filter of a list.
 *
 * Invariants: `read(write(value))` equals `value`; `write(unset)` is empty; the result of `read`
 * survives writing and reading unchanged.
 */
export interface Filter<Value> extends Applicability {
  /** Name of the query parameter. */
  parameter: string;
  unset: Value;
  /** Never throws: a value that cannot be parsed is unset. */
  read: (parameters: URLSearchParams) => Value;
  /** The values of the query parameter, one for each repetition of it. */
  write: (value: Value) => string[];
  /** A second query parameter, after the first, and what is written there. */
  further?: { parameter: string; write: (value: Value) => string[] };
  /** Absent if the texts interpolate nothing. */
  interpolation?: (value: Value) => Interpolation;
  control: Control;
}

export interface PanelFilter<Value> extends Filter<Value> {
  control: PanelControl;
}

export interface ChoiceFilter<Value> extends PanelFilter<Value> {
  control: ChoiceControl;
}
