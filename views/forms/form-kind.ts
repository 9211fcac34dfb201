import type { TFunction } from 'i18next';
import type { FieldName, FormField, FormValues, PayloadName } from '../domain/forms/form-field.ts';
import type { FormSettings } from '../domain/forms/form-settings.ts';
import type { Lead } from '../domain/lead.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import type { ThankYou } from '../domain/thank-you.ts';
import type { SubjectContext } from '../page-context.ts';
import type { FieldAnswer } from './answers.ts';

/** A form on a page. */
export interface FormUse<Name extends string = string> {
  form: Name;
  settings: FormSettings;
  /** The property or project that it is about. */
  about?: ListItem;
}

/** One screen of a form; forms that are no wizard have one. */
export interface FormStep {
  /** What the step is about, in the visitor's language; '' in a form of one step. */
  name: string;
  fields: readonly FormField[];
  /** It is shown instead of the one before it: what the agency asks besides is asked there. */
  isInstead?: boolean;
  /** What was answered, shown in later steps; without it the answers one after the other. */
  summary?: string;
}

/** Everything that depends on the kind of a form, in one table per form (spec sections 2 and 7). */
export interface FormKind {
  /** Form type of the specification (section 7, submitForm). */
  formType: 'site-contact' | 'contact-demand';
  thankYou: ThankYou;
  /** The fields that it can have: those that a page's layout may name (spec section 3). */
  fieldNames: readonly PayloadName[];
  /** API fields that its lead always fills besides: no extra field may have these names. */
  filledNames?: readonly string[];
  /** What a lead of it is called in mails: "Visit request". */
  leadName(t: TFunction): string;
  /** What the button of the last step does: "Send my question". */
  submit(t: TFunction, use: FormUse): string;
  /**
   * Its steps, with the names of their fields unique. Later steps may depend on what was answered
   * before; their number does not.
   */
  steps(ctx: SubjectContext, use: FormUse, values: FormValues): readonly FormStep[];
  /** What is filled in when the form is opened: what a link to it says. */
  initial?(ctx: SubjectContext): FormValues;
  /** Drops answers that a later change of another made meaningless; all are kept without it. */
  revised?(values: FormValues, before: FormValues): FormValues;
  /** In a form of one step, which has no draft: the fields whose values before `revised` needs. */
  remembered?: readonly FieldName[];
  /** The first step's answers in what was typed where the form is begun on another page. */
  begun?(typed: string): FormValues;
  /** The answers as they are shown afterwards; without it one for each field. */
  shown?(t: TFunction, answers: readonly FieldAnswer[], values: FormValues): FieldAnswer[];
  /** What is shown before the answers though no field asks for it: what the page's address says. */
  given?(ctx: SubjectContext, use: FormUse): FieldAnswer[];
  /** The lead of values without a fault. */
  lead(ctx: SubjectContext, use: FormUse, values: FormValues): Lead;
  /** Name of the file that is given for it (views/domain/site-file.ts), besides its module's. */
  file?(use: FormUse, values: FormValues): string | undefined;
  /** Fields that a mail shows as the person, or not at all. */
  hidden?: readonly FieldName[];
}
