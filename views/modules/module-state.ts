import type { FormState } from '../domain/forms/form-state.ts';
import type { Module } from '../domain/site/page.ts';
import type { SentLead, ThankYou } from '../domain/thank-you.ts';
import type { PageState } from '../subjects/page-states.ts';

/**
 * An example of a module: the data that bring it into one of its states (docs/extending.md,
 * "A kind of module"). Pictures are the demo agency's; another agency's site leaves them out.
 */
export interface ModuleState {
  /** Name of the state, in English; unique within its kind. */
  name: string;
  /** The page that the module is on; the home page by default. */
  on?: PageState;
  /** Settings of the module; those of its schema by default. */
  module?: Partial<Pick<Module, 'position' | 'numberItemOfRow' | 'maxItems' | 'content'>>;
  /** Values typed into a form of the module; in its first step unless another is given. */
  form?: Omit<FormState, 'step'> & Partial<Pick<FormState, 'step'>>;
  /** What a visitor has sent, for a module of a thank-you page. */
  sent?: SentLead;
  /** What the browser has saved; examples are made of what is for sale. */
  saved?: 'own' | 'full' | 'shared';
  /** Which form is thanked for; with `on: 'thank-you'`. */
  thankYou?: ThankYou;
}
