import { GARAGE_ID } from '../../../../views/domain/property/type-option.ts';
import { TYPE_CODES } from '../../../../views/domain/property/type-code.ts';
import type { WireOptions } from '../wire-options.ts';
import type { Tables } from './crm-tables.ts';
import { siteTypeOf } from './items/site-types.ts';
import type { CrmType } from './table-from-wire.ts';

/**
 * The CRM's types for one of the site's, which requests name: as `typeIds` says, else those of the
 * CRM's table. Without either the numbers are taken for the same.
 * @param type 1 to 7, and 8 for a garage.
 */
export function requestTypes(type: number, tables: Tables, options: WireOptions): number[] {
  const set = options.typeIds[type];
  if (set) return set;
  if (tables.types.length === 0) return [type];
  const isOfType = (one: CrmType) => siteTypeOfRequest(one, tables, options) === type;
  return tables.types.filter(isOfType).map(({ id }) => id);
}

/** A type that the site lacks is `other`, as its homes are. */
function siteTypeOfRequest(
  { webId, name, isGarage }: CrmType,
  { groups }: Tables,
  options: WireOptions,
): number {
  if (isGarage) return GARAGE_ID;
  return siteTypeOf(webId, options, groups.get(webId ?? 0) ?? {}, name) ?? TYPE_CODES.other;
}
