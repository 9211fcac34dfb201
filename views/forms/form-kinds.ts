import {
  contact,
  projectContact,
  propertyContact,
  simpleContact,
} from './contact/contact-kinds.ts';
import { demand, demandWizard } from './demand/demand-kinds.ts';
import { documentRequest } from './document/document-kind.ts';
import { openHouse } from './open-house/open-house-kind.ts';
import { call } from './call/call-kind.ts';
import type { FormKind } from './form-kind.ts';
import { valuation, valuationDemand } from './valuation/valuation-kinds.ts';
import { visit } from './visit/visit-kind.ts';

/**
 * Every form of the site. A new form is a folder here, a line in this table, and the module or the
 * subject that shows it (forms-of.ts).
 */
export const FORM_KINDS = {
  contact,
  'simple-contact': simpleContact,
  'property-contact': propertyContact,
  'project-contact': projectContact,
  valuation,
  'valuation-demand': valuationDemand,
  visit,
  call,
  document: documentRequest,
  'open-house': openHouse,
  demand,
  'demand-wizard': demandWizard,
} as const satisfies Record<string, FormKind>;

export type FormName = keyof typeof FORM_KINDS;

/** The kind of a form. */
export function formKind(name: FormName): FormKind {
  return FORM_KINDS[name];
}

/** Whether this is the name of a form: names in the store may come from another release. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORM_KINDS, name);
}
