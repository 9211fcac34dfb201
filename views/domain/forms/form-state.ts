import type { FormNotice, ParsedForm } from './form-field.ts';

/** A form of a page in the middle of its use: what one visitor has typed. */
export interface FormState extends ParsedForm {
  /** Name of the form (views/forms/form-kinds.ts). */
  form: string;
  /** The step that is shown, from 1. */
  step: number;
  notice?: FormNotice;
  /** What other steps sent, sealed by the server; absent in a form of one step. */
  draft?: string;
  /** The visitor's click on this site has led here: what the step opens has been asked for. */
  isAsked?: boolean;
}
