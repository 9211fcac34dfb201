import type { FormState } from '../domain/forms/form-state.ts';
import type { Module } from '../domain/site/page.ts';
import type { SentLead, ThankYou } from '../domain/thank-you.ts';
import type { PageState } from '../subjects/page-states.ts';

/**
 * An example of a module: the data that bring it into one of its states (README, "a kind of
 * module"). Pictures are the demo agency's; another agency's site leaves them out.
 */
export interface ModuleState {
  /** What is particular about it, in English; unique within its kind. */
  name: string;
  /** The page that the module is on; the home page by default. */
  on?: PageState;
  /** Settings of the module; those of its schema by default. */
  module?: Partial<Pick<Module, 'position' | 'numberItemOfRow' | 'maxItems' | 'content'>>;
  /** What a visitor has typed in a form of the module; in its first step unless it says another. */
  form?: Omit<FormState, 'step'> & Partial<Pick<FormState, 'step'>>;
  /** What a visitor has sent, where the module thanks for it. */
  sent?: SentLead;
  /** Which form is thanked for; with `on: 'thank-you'`. */
  thankYou?: ThankYou;
}
