import type { FormNotice, ParsedForm } from './form-field.ts';

/** The state of a form of a page for one visitor: its step, values and faults. */
export interface FormState extends ParsedForm {
  /** Name of the form (views/forms/form-kinds.ts). */
  form: string;
  /** The step that is shown, from 1. */
  step: number;
  notice?: FormNotice;
  /** Seconds until the form may be sent again. */
  wait?: number;
  /** The values of other steps, sealed by the server; absent in a form of one step. */
  draft?: string;
  /** The visitor came by a click on this site, and so has requested what the step opens. */
  isRequested?: boolean;
}
