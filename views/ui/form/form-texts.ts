import type { TFunction } from 'i18next';
import { suggestedEmail } from '../../domain/format/mistyped-email.ts';
import { MAX_REGIONS } from '../../domain/filters/regions.ts';
import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';
import { possibleFaults, type ValueFault } from '../../domain/forms/possible-faults.ts';

/** The texts that all forms share, in the visitor's language. */
export interface FormTexts {
  /** Suffix of the label of an optional field. */
  optional: string;
  /** Label of the button: "Send my question". */
  submit: string;
  /** Instead of `submit` while the form is sent. */
  sending: string;
  /** First in a list: nothing chosen yet. */
  choose: string;
  /** Headings of the summary, for one fault and for more; `{count}` is their number. */
  oneFault: string;
  someFaults: string;
  /** In the summary: `{text}` is the message about the fault of a `{field}`. */
  namedFault: string;
  /** Title of the document while something is wrong; `{title}` is its own. */
  faultyTitle: string;
  /** Near the end of a long text, and beyond it; `{count}` is the number of characters. */
  left: string;
  tooMany: string;
  /**
   * Message about each fault that the form's fields can have; `{max}` is the number of characters,
   * `{value}` what is wrong.
   */
  faults: Readonly<Partial<Record<ValueFault, string>>>;
}

/** @param submit label of the button. */
export function formTexts(t: TFunction, submit: string, fields: readonly FormField[]): FormTexts {
  return {
    optional: t('forms.optional'),
    submit,
    sending: t('forms.sending'),
    choose: t('forms.choose'),
    oneFault: t('forms.oneFault'),
    someFaults: t('forms.someFaults', { number: '{count}' }),
    namedFault: t('forms.namedFault', { field: '{field}', text: '{text}' }),
    faultyTitle: t('forms.faultyTitle', { title: '{title}' }),
    left: t('forms.left', { number: '{count}' }),
    tooMany: t('forms.tooMany', { number: '{count}' }),
    faults: faultTexts(t, fields),
  };
}

function faultTexts(t: TFunction, fields: readonly FormField[]): FormTexts['faults'] {
  const texts: Readonly<Record<ValueFault, string>> = {
    noAt: t('forms.noAt'),
    email: t('forms.email'),
    phone: t('forms.phone'),
    oddPhone: t('forms.oddPhone'),
    phoneShort: t('forms.phoneShort'),
    phoneLong: t('forms.phoneLong'),
    phoneCountry: t('forms.phoneCountry'),
    zip: t('forms.zip'),
    number: t('forms.number'),
    noNumber: t('forms.noNumber'),
    option: t('forms.option'),
    typo: t('forms.typo', { email: '{value}' }),
    place: t('forms.place', { text: '{value}', max: MAX_REGIONS }),
    tooLong: t('forms.tooLong', { max: '{max}' }),
  };
  return Object.fromEntries([...possibleFaults(fields)].map((fault) => [fault, texts[fault]]));
}

/**
 * The message about the fault of a field with this value. A fault from a draft of before the field's
 * type was changed has the message for an empty field.
 */
export function faultText(
  { missing = '', maxLength, unknown = '' }: FormField,
  fault: FieldFault,
  { faults }: FormTexts,
  value: string,
): string {
  if (fault === 'missing') return missing;
  const named = fault === 'typo' ? (suggestedEmail(value) ?? value) : unknown;
  return (faults[fault] ?? missing)
    .replace('{max}', String(maxLength))
    .replace('{value}', () => named);
}
