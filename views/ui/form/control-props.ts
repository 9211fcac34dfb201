import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';
import type { FormTexts } from './form-texts.ts';

/** Props of a field's control. */
export interface ControlProps {
  /** Unique on the page. */
  id: string;
  field: FormField;
  texts: FormTexts;
  /** As the page shows it first. */
  value: string;
  /** With the fault; `value` by default. */
  typed?: string;
  /** Characters that are left, if they are few; negative beyond the most. */
  left?: number | undefined;
  fault: FieldFault | undefined;
}

/** The attributes that connect a control with its help and its fault. */
export function describedBy(id: string, hasHelp: boolean, hasFault: boolean) {
  const ids = [hasHelp && `${id}-help`, hasFault && `${id}-fault`].filter((one) => one !== false);
  return {
    ...(hasFault && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  };
}
