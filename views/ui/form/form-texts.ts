import type { TFunction } from 'i18next';
import type { FieldFault, FieldName, FormField } from '../../domain/forms/form-field.ts';

/** The words of one field. */
export interface FieldTexts {
  label: string;
  /** What to do about each fault. */
  faults: Record<FieldFault, string>;
}

/** The words of a form, in the visitor's language. */
export interface FormTexts {
  fields: Partial<Record<FieldName, FieldTexts>>;
  /** Stands behind the label of a field that need not be filled in. */
  optional: string;
  submit: string;
  /** Instead of `submit` while the form is sent. */
  sending: string;
  /** Headings of the summary, for one fault and for more; `{count}` is their number. */
  oneFault: string;
  someFaults: string;
}

/** @param submit what the button does: "Send my question". */
export function formTexts(t: TFunction, fields: readonly FormField[], submit: string): FormTexts {
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldTexts(t, field)])),
    optional: t('forms.optional'),
    submit,
    sending: t('forms.sending'),
    oneFault: t('forms.oneFault'),
    someFaults: t('forms.someFaults', { number: '{count}' }),
  };
}

/** Fields that some form requires; the others have no words for being empty. */
type RequiredName = Exclude<FieldName, 'Content' | 'IsReceivedEmail'>;

function fieldTexts(t: TFunction, { name, maxLength, isRequired }: FormField): FieldTexts {
  return {
    label: t(`forms.fields.${name}`),
    faults: {
      missing: isRequired ? t(`forms.missing.${name as RequiredName}`) : '',
      noAt: t('forms.noAt'),
      email: t('forms.email'),
      phone: t('forms.phone'),
      tooLong: t('forms.tooLong', { max: maxLength }),
    },
  };
}
