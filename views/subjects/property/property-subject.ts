import type { Property } from '../../domain/property/property.ts';
import type { Page } from '../../domain/site/page.ts';

/** A home, shown through the template page `property`. */
export interface PropertySubject {
  kind: 'property';
  page: Page;
  property: Property;
}
