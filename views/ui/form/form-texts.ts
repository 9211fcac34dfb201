import type { TFunction } from 'i18next';
import { MAX_REGIONS } from '../../domain/filters/regions.ts';
import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';

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
  /** Message about a fault; `{max}` is the number of characters, `{value}` what is wrong. */
  faults: Record<Exclude<FieldFault, 'missing'>, string>;
}

/** @param submit label of the button. */
export function formTexts(t: TFunction, submit: string): FormTexts {
  return {
    optional: t('forms.optional'),
    submit,
    sending: t('forms.sending'),
    choose: t('forms.choose'),
    oneFault: t('forms.oneFault'),
    someFaults: t('forms.someFaults', { number: '{count}' }),
    faults: {
      noAt: t('forms.noAt'),
      email: t('forms.email'),
      phone: t('forms.phone'),
      zip: t('forms.zip'),
      number: t('forms.number'),
      noNumber: t('forms.noNumber'),
      option: t('forms.option'),
      place: t('forms.place', { text: '{value}', max: MAX_REGIONS }),
      tooLong: t('forms.tooLong', { max: '{max}' }),
    },
  };
}

/** The message about the fault of a field. */
export function faultText(
  { missing = '', maxLength, unknown = '' }: FormField,
  fault: FieldFault,
  { faults }: FormTexts,
): string {
  if (fault === 'missing') return missing;
  return faults[fault].replace('{max}', String(maxLength)).replace('{value}', () => unknown);
}
