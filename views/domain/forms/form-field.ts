import type { PropertyIcon } from '../property/property-icon.ts';

/** Names of fields as the specification calls them (spec section 3, "Form payload"). */
export const PAYLOAD_NAMES = [
  'Subject',
  'FirstName',
  'Name',
  'PhoneNumber',
  'Email',
  'Content',
  'IsReceivedEmail',
  'propertyStreet',
  'propertyHouseNumber',
  'propertyZip',
  'propertyCity',
  'propertyGoalType',
  'familyComposition',
  'totalAmountIncome',
  'Goal',
  'TypeOfPropertyIDs',
  'Zips',
  'PriceMin',
  'PriceMax',
  'rooms',
  'DemandAddress',
  'DemandZip',
  'DemandCity',
  'propertyType',
  'propertyGoal',
  'contactTime',
  'visitTimes',
  'openHouse',
  'people',
  'callTime',
  'profile',
] as const;

export type PayloadName = (typeof PAYLOAD_NAMES)[number];

const EXTRA = 'extra-';

/**
 * Name of a field in a form's body; configured fields have the prefix. `ZipsText` is what of the
 * typed places names none.
 */
export type FieldName = PayloadName | 'ZipsText' | `${typeof EXTRA}${string}`;

/** Name of a configured field in a form's body. */
export function extraName(apiField: string): FieldName {
  return `${EXTRA}${apiField}`;
}

/** What the CRM calls a configured field; undefined for a field of the specification. */
export function apiFieldOf(name: FieldName): string | undefined {
  return name.startsWith(EXTRA) ? name.slice(EXTRA.length) : undefined;
}

/**
 * The control of a field. `select` is a list; `cards`, `plates` and `tiles` show their options and
 * take one; `ticks` shows its options as tiles and takes several; `places` takes several places
 * (`city|postcode`); `amount` is a whole number of euro; `number` any number, as it was typed
 * (`numberIn`); `zip` a postcode of Belgium or Luxembourg.
 */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'zip'
  | 'lines'
  | 'checkbox'
  | 'number'
  | 'amount'
  | 'select'
  | 'cards'
  | 'plates'
  | 'tiles'
  | 'ticks'
  | 'places';

/** Icons of options, a part of those of views/ui/Icon.tsx. */
export type OptionIcon = PropertyIcon;

export interface FieldOption {
  value: string;
  text: string;
  icon?: OptionIcon;
  /** Of a type of property: its group on the site (spec section 3, "City and type options"). */
  webId?: number;
}

/** A field of a form, with its words in the visitor's language. */
export interface FormField {
  name: FieldName;
  type: FieldType;
  label: string;
  /** Help text under the label. */
  help?: string;
  isRequired: boolean;
  /** Message for an empty required field. */
  missing?: string;
  /** Value of `autocomplete`. */
  autoComplete: string;
  /** Maximum number of characters. */
  maxLength: number;
  /** Columns, out of twelve, on a wide screen. */
  span: FieldSpan;
  /** Placeholder. */
  initial?: string;
  /** `ticks` shown as plates instead of tiles: short ones without icons. */
  look?: 'plates';
  /** Of the types that have options. */
  options?: readonly FieldOption[];
  /** Of places: the chosen ones, named in the visitor's language. */
  named?: readonly FieldOption[];
  /** Of places: what was typed and names no place. */
  unknown?: string;
  /** Shown only if another field of the form has this value; otherwise its value is dropped. */
  onlyWith?: { name: FieldName; value: string };
}

export const FIELD_SPANS = [3, 4, 6, 8, 9, 12] as const;
export type FieldSpan = (typeof FIELD_SPANS)[number];

/** What is wrong with a value. */
export const FIELD_FAULTS = [
  'missing',
  'noAt',
  'email',
  'typo',
  'phone',
  'oddPhone',
  'phoneShort',
  'phoneLong',
  'phoneCountry',
  'zip',
  'number',
  'noNumber',
  'option',
  'place',
  'tooLong',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** Values by name of field; several values of one field are joined (`joined`). */
export type FormValues = Readonly<Partial<Record<FieldName, string>>>;
export type FormFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;

/** Why a form without a fault was not accepted. */
export type FormNotice = 'tooOften' | 'notStored' | 'lost';

/** What a visitor has sent, with what is wrong with it. */
export interface ParsedForm {
  values: FormValues;
  faults: FormFaults;
}

const SEPARATOR = '\n';

/** Joins several values of a field into one. */
export function joined(values: readonly string[]): string {
  return values.join(SEPARATOR);
}

/** Splits a field's value into its values. */
export function separate(value: string | undefined): string[] {
  return value ? value.split(SEPARATOR) : [];
}
