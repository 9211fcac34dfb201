import type { Manager } from '../../domain/property/property.ts';
import type { Page } from '../../domain/site/page.ts';

/** A person of the agency's team, shown through the template page `person`. */
export interface PersonSubject {
  kind: 'person';
  page: Page;
  person: Manager;
}
