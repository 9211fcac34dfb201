import type { TFunction } from 'i18next';
import type { FieldName, FormField, FormValues, PayloadName } from '../domain/forms/form-field.ts';
import type { FormSettings } from '../domain/forms/form-settings.ts';
import type { Lead } from '../domain/lead.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import type { Manager } from '../domain/property/property.ts';
import type { ThankYou } from '../domain/thank-you.ts';
import type { SubjectContext } from '../page-context.ts';
import type { FieldAnswer } from './answers.ts';

/** A form on a page. */
export interface FormUse<Name extends string = string> {
  form: Name;
  settings: FormSettings;
  /** The property or project that it is about. */
  about?: ListItem;
  /** The person who is asked, where it is about no property or project. */
  person?: Manager;
}

/** People who register for an open house of a home. */
export interface OpenHousePlaces {
  homeId: number;
  /** Date and time in Brussels. */
  start: string;
  end: string;
  people: number;
  /** How many people there is room for; undefined for any number. */
  places: number | undefined;
}

/** One screen of a form; forms that are no wizard have one. */
export interface FormStep {
  /** What the step is about, in the visitor's language; '' in a form of one step. */
  name: string;
  fields: readonly FormField[];
  /**
   * The step that is shown instead of the one before it: the agency's extra fields are in that one.
   */
  isInstead?: boolean;
  /** Summary of the answers for later steps; by default the answers one after the other. */
  summary?: string;
}

/** Everything that depends on the kind of a form, in one table per form (spec sections 2 and 7). */
export interface FormKind {
  /** Form type of the specification (section 7, submitForm). */
  formType: 'site-contact' | 'contact-demand';
  thankYou: ThankYou;
  /** The fields that it can have: those that a page's layout may name (spec section 3). */
  fieldNames: readonly PayloadName[];
  /** Further API fields that its lead always fills: no extra field may have these names. */
  filledNames?: readonly string[];
  /** Name of its leads in mails: "Visit request". */
  leadName(t: TFunction): string;
  /** Label of the last step's button: "Send my question". */
  submit(t: TFunction, use: FormUse): string;
  /**
   * Its steps, with the names of their fields unique. Later steps may depend on earlier answers;
   * their number does not.
   */
  steps(ctx: SubjectContext, use: FormUse, values: FormValues): readonly FormStep[];
  /** Initial values, from the link to the form. */
  initial?(ctx: SubjectContext): FormValues;
  /** Drops answers that a later change of another made meaningless; all are kept without it. */
  revised?(values: FormValues, before: FormValues): FormValues;
  /** In a form of one step, which has no draft: the fields whose values before `revised` needs. */
  remembered?: readonly FieldName[];
  /** The first step's answers in the text typed on another page that starts the form. */
  begun?(typed: string): FormValues;
  /** The answers as they are shown afterwards; without it one for each field. */
  shown?(t: TFunction, answers: readonly FieldAnswer[], values: FormValues): FieldAnswer[];
  /** Rows before the answers that come from the page's URL instead of a field. */
  given?(ctx: SubjectContext, use: FormUse): FieldAnswer[];
  /** The lead of values without a fault. */
  lead(ctx: SubjectContext, use: FormUse, values: FormValues): Lead;
  /** What takes places at an open house; undefined where nothing does. */
  registration?(ctx: SubjectContext, use: FormUse, values: FormValues): OpenHousePlaces | undefined;
  /**
   * Name of the file that the visitor gets for it (views/domain/site-file.ts), besides its
   * module's.
   */
  file?(use: FormUse, values: FormValues): string | undefined;
  /** Fields that a mail shows as the person, or omits. */
  hidden?: readonly FieldName[];
}
