import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';
import type { FormTexts } from './form-texts.ts';

/** What the control of a field is given. */
export interface ControlProps {
  /** Unique on the page. */
  id: string;
  field: FormField;
  texts: FormTexts;
  value: string;
  fault: FieldFault | undefined;
}

/** The attributes by which a control is tied to its help and its fault. */
export function describedBy(id: string, hasHelp: boolean, hasFault: boolean) {
  const ids = [hasHelp && `${id}-help`, hasFault && `${id}-fault`].filter((one) => one !== false);
  return {
    ...(hasFault && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  };
}
