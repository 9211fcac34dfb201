/** Names of fields as the specification calls them (spec section 3, "Form payload"). */
export type FieldName =
  | 'FirstName'
  | 'Name'
  | 'Email'
  | 'PhoneNumber'
  | 'Content'
  | 'IsReceivedEmail';

export interface FormField {
  name: FieldName;
  type: 'text' | 'email' | 'tel' | 'lines' | 'checkbox';
  isRequired: boolean;
  /** What browsers fill in. */
  autoComplete: string;
  /** Characters. */
  maxLength: number;
  /** Columns, of twelve, on a wide screen. */
  span: 6 | 12;
}

/** What is wrong with a value. */
export type FieldFault = 'missing' | 'noAt' | 'email' | 'phone' | 'tooLong';

export type FormValues = Partial<Record<FieldName, string>>;
export type FormFaults = Partial<Record<FieldName, FieldFault>>;

/** Why a form without a fault was not taken. */
export type FormNotice = 'tooOften' | 'notStored';

/** What a visitor has sent, with what is wrong with it. */
export interface ParsedForm {
  values: FormValues;
  faults: FormFaults;
  notice?: FormNotice;
}
