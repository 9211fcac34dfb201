import type { HomeType } from '../../views/domain/list-query.ts';

/** All that the filters say. `{n}`s in braces are filled in by the browser. */
export interface FilterTexts {
  label: string;
  offer: string;
  open: string;
  close: string;
  apply: string;
  /** The fields, by their name. */
  fields: Readonly<Record<FieldName, string>>;
  /** What a field shows while nothing is set. */
  any: Readonly<Record<'type' | 'budget' | 'bedrooms' | 'goal' | 'more', string>>;
  types: Readonly<Record<HomeType, string>>;
  goals: Readonly<Record<'0' | '1', string>>;
  /** Briefly, that projects are hidden. */
  noProjects: string;
  /** `{price}` */
  from: string;
  upTo: string;
  min: string;
  max: string;
  /** `{name}`: a field with a number. */
  fewer: string;
  further: string;
  /** Between the name of a field and what is chosen in it. */
  colon: string;
  rooms: string;
  features: string;
}

export type CounterName = 'bathrooms' | 'toilets' | 'showerrooms' | 'garages';
export type SwitchName = 'garden' | 'terrace' | 'garage' | 'lift' | 'hideproject';
export type FieldName =
  | 'radius'
  | 'type'
  | 'budget'
  | 'bedrooms'
  | 'goal'
  | 'more'
  | CounterName
  | SwitchName;
