import type { PanelField } from '../../views/domain/filters/filters.ts';
import type { HomeType } from '../../views/domain/filters/types.ts';

/** Texts of the filters. Names in braces are filled in by the browser. */
export interface FilterTexts {
  label: string;
  offer: string;
  open: string;
  close: string;
  apply: string;
  /** Labels of the row's fields. */
  fields: Readonly<Record<RowField, string>>;
  /** What a field shows while nothing is set. */
  any: Readonly<Record<'type' | 'budget' | 'bedrooms' | 'goal' | 'more' | 'choice', string>>;
  types: Readonly<Record<HomeType, string>>;
  goals: Readonly<Record<'0' | '1', string>>;
  /** Labels of the list's further filters, in order. */
  further: readonly PanelText[];
  /** Contains `{price}`. */
  from: string;
  upTo: string;
  min: string;
  max: string;
  /** Contains `{name}`, the field's label. */
  fewer: string;
  more: string;
  /** Separates a field's label from what is chosen. */
  colon: string;
  rooms: string;
  /** Help text of filters that are not applied to projects. */
  notOfProjects: string;
  /** The same, with the effect on projects. */
  leavesProjects: string;
  features: string;
}

export interface PanelText {
  name: PanelField;
  label: string;
  /** Help text under the label. */
  help: string | undefined;
  /** True if it leaves projects out of a list that has some. */
  dropsProjects: boolean;
  /** The closed panel's summary of the filter; contains `{count}` or `{value}`. */
  brief: string;
}

type RowField = 'radius' | 'type' | 'budget' | 'bedrooms' | 'goal' | 'more';
