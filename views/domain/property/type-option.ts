import { HOME_TYPES, type HomeType } from '../filters/types.ts';
import type { PropertyIcon } from './property-icon.ts';
import { TYPE_CODES, typeName } from './type-code.ts';

/** A type of property that a form offers (spec section 3, "City and type options"). */
export interface TypeOption {
  /** The CRM's number of the type. */
  id: number;
  /** The type as lists and their query string have it. */
  type: HomeType;
  /** Number of its group on the site: the type code of its homes. */
  webId: number;
  icon: PropertyIcon;
}

/** The CRM's number of a garage, whose type code it shares with other homes. */
export const GARAGE_ID = 8;

/** In the order of lists. */
export const TYPE_OPTIONS: readonly TypeOption[] = HOME_TYPES.map((type) =>
  type === 'garage'
    ? { id: GARAGE_ID, type, webId: TYPE_CODES.other, icon: type }
    : { id: type, type, webId: type, icon: typeName(type) },
);
