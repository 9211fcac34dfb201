import type { ListKind } from '../list/list-kind.ts';
import type { Steps } from './stepper.ts';

/** A field among the further filters of a form, which is made from the table alone. */
export type PanelControl =
  | { kind: 'switch' }
  | { kind: 'counter'; steps: Steps }
  /** A number that is typed, or picked from `choices`; `unit` stands behind it. */
  | { kind: 'amount'; unit: string; choices: readonly number[] }
  | ChoiceControl;

/** One of a few, side by side, with words of help (`filters.each.<name>.help`). */
export interface ChoiceControl {
  kind: 'choice';
  choices: readonly string[];
}

/** Which field of a form asks for a filter. */
export type Control =
  | PanelControl
  /** A field of its own in the row of the search bar. */
  | { kind: 'row' }
  /** No field: the filter is set elsewhere, and a form carries it along. */
  | { kind: 'none' };

/** What the words of a filter are filled in with. */
export type Told = Readonly<{ count?: number; value?: string }>;

/** The lists that a filter does not concern. */
export interface Concern {
  /** Lists of which it says nothing: there it reads as unset. */
  idle?: readonly ListKind[];
  /** Further lists whose form has no field for it, although the query string may ask for it. */
  unasked?: readonly ListKind[];
}

/**
 * One filter of a list. `read(write(value))` is the value, `write(unset)` is empty, and whatever
 * `read` makes of a query string is written and read again unchanged.
 */
export interface Filter<Value> extends Concern {
  /** Its parameter in the query string. */
  parameter: string;
  unset: Value;
  /** Never throws: what cannot be read is unset. */
  read: (parameters: URLSearchParams) => Value;
  /** The values of the parameter, one for each time it is written. */
  write: (value: Value) => string[];
  /** Absent where its words are always the same. */
  told?: (value: Value) => Told;
  control: Control;
}

export interface PanelFilter<Value> extends Filter<Value> {
  control: PanelControl;
}

export interface ChoiceFilter<Value> extends PanelFilter<Value> {
  control: ChoiceControl;
}
