import type { TFunction } from 'i18next';
import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';
import { faultText, formTexts } from '../../ui/form/form-texts.ts';

/** The message about the fault of a field with this value, for a page that is made on the server. */
export function fieldFaultText(
  t: TFunction,
  field: FormField,
  fault: FieldFault,
  value: string,
): string {
  return faultText(field, fault, formTexts(t, '', [field]), value);
}
