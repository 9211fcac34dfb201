import { GARAGE_ID } from '../../../../views/domain/property/type-option.ts';
import { TYPE_CODES } from '../../../../views/domain/property/type-code.ts';
import type { WireOptions } from '../wire-options.ts';
import type { Tables } from './crm-tables.ts';
import { siteTypeOf } from './site-types.ts';
import type { CrmType } from './table-from-wire.ts';

/**
 * The CRM's types for one of the site's, which requests name: as `typeIds` says, else those of the
 * CRM's table. Without either the numbers are taken for the same.
 * @param type 1 to 7, and 8 for a garage.
 */
export function requestTypes(type: number, { types }: Tables, options: WireOptions): number[] {
  const set = options.typeIds[type];
  if (set) return set;
  if (types.length === 0) return [type];
  return types.filter((one) => siteTypeOfRequest(one, options) === type).map(({ id }) => id);
}

/** A type that the site lacks is `other`, as its homes are. */
function siteTypeOfRequest({ webId, isGarage }: CrmType, options: WireOptions): number {
  if (isGarage) return GARAGE_ID;
  return (webId === undefined ? undefined : siteTypeOf(webId, options)) ?? TYPE_CODES.other;
}
