import { GARAGE_ID } from '../../../../views/domain/property/type-option.ts';
import { TYPE_CODES } from '../../../../views/domain/property/type-code.ts';
import type { WireOptions } from '../wire-options.ts';
import { flagIn, idIn, type WireRecord } from '../wire-values.ts';

const CODES: ReadonlySet<number> = new Set(Object.values(TYPE_CODES));

/**
 * Which of the site's types a WebID of the CRM is: 1 to 7, and 8 for a garage; undefined for none
 * of them. From `webIds` if configured, otherwise the CRM's numbers are those of the site
 * (docs/crm-wire.md).
 */
export function siteTypeOf(webId: number, { webIds }: WireOptions): number | undefined {
  const [set] = Object.entries(webIds).find(([, ids]) => ids.includes(webId)) ?? [];
  if (set !== undefined) return Number(set);
  return CODES.has(webId) && webIds[webId] === undefined ? webId : undefined;
}

/**
 * Type code of a home or unit, and whether it is a garage; a type that the site lacks is `other`.
 */
export function typeFromWire(wire: WireRecord, options: WireOptions) {
  const webId = idIn(wire['WebID']);
  const isGarage = flagIn(wire['IsGarage']) ?? false;
  if (webId === undefined) return { typeCode: undefined, isGarage };
  const type = siteTypeOf(webId, options);
  if (type === GARAGE_ID) return { typeCode: TYPE_CODES.other, isGarage: true };
  return { typeCode: type ?? TYPE_CODES.other, isGarage };
}
