import type { PanelField } from '../../views/domain/filters/filters.ts';
import type { HomeType } from '../../views/domain/list/list-query.ts';

/** All that the filters say. `{n}`s in braces are filled in by the browser. */
export interface FilterTexts {
  label: string;
  offer: string;
  open: string;
  close: string;
  apply: string;
  /** The fields of the row, by their name. */
  fields: Readonly<Record<RowField, string>>;
  /** What a field shows while nothing is set. */
  any: Readonly<Record<'type' | 'budget' | 'bedrooms' | 'goal' | 'more' | 'choice', string>>;
  types: Readonly<Record<HomeType, string>>;
  goals: Readonly<Record<'0' | '1', string>>;
  /** The further filters that the list is asked, in order. */
  further: readonly PanelText[];
  /** `{price}` */
  from: string;
  upTo: string;
  min: string;
  max: string;
  /** `{name}`: a field with a number. */
  fewer: string;
  more: string;
  /** Between the name of a field and what is chosen in it. */
  colon: string;
  rooms: string;
  features: string;
}

export interface PanelText {
  name: PanelField;
  label: string;
  /** Under the label. */
  help: string | undefined;
  /** What the closed panel says while the filter is set: `{count}` or `{value}`. */
  brief: string;
}

type RowField = 'radius' | 'type' | 'budget' | 'bedrooms' | 'goal' | 'more';
