import type { Manager } from '../../domain/property/property.ts';
import type { Page } from '../../domain/site/page.ts';

/** The form by which a visitor asks a person of the team to call, shown by the page `call`. */
export interface PersonCallSubject {
  kind: 'person-call';
  page: Page;
  person: Manager;
}
