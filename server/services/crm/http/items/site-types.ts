import { GARAGE_ID } from '../../../../../views/domain/property/type-option.ts';
import { TYPE_CODES } from '../../../../../views/domain/property/type-code.ts';
import type { Multilingual } from '../../../../../views/domain/text/multilingual.ts';
import type { WireOptions } from '../../wire-options.ts';
import { flagIn, idIn, numberIn } from '../../wire-values.ts';
import { MAIN_TYPES, typeOfNames } from './type-words.ts';
import { anyOf, textsOf, type Translated } from '../wire/wire-texts.ts';

const CODES: ReadonlySet<number> = new Set(Object.values(TYPE_CODES));

/** Fields of a home with names of its group; that of its type is finer. */
const GROUP_FIELDS = ['WebIDName', 'MainTypeName'] as const;

/**
 * Which of the site's types a WebID of the CRM is: 1 to 7, and 8 for a garage; undefined for none
 * of them. WebIDs are the agency's own: `webIds` counts, then the names, then the number, where it
 * is one of the site's (docs/crm-wire.md, "Types").
 */
export function siteTypeOf(
  webId: number | undefined,
  options: WireOptions,
  ...names: readonly Multilingual[]
): number | undefined {
  return (
    configuredType(webId, options) ??
    typeOfNames(
      names.flatMap((name) => Object.values(name)),
      options,
    ) ??
    numberedType(webId, options)
  );
}

/** The fields of a home about its type, besides the number of its group. */
export interface WireType {
  webId: number | undefined;
  /** The site's type, 1 to 8, by an option or a number that is the same for every agency. */
  type: number | undefined;
  /** Whether it is a garage. */
  isGarage: boolean | undefined;
  /** Names of its group, then of its type. */
  groups: readonly Multilingual[];
  name: Multilingual;
}

export function typeFromWire(translated: Translated, options: WireOptions): WireType {
  const wire = anyOf(translated);
  const webId = idIn(wire['WebID']);
  const main = MAIN_TYPES.get(numberIn(wire['MainTypeID']) ?? 0);
  return {
    webId,
    type: configuredType(webId, options) ?? main,
    isGarage: flagIn(wire['IsGarage']),
    groups: GROUP_FIELDS.map((field) => textsOf(translated, field)),
    name: textsOf(translated, 'TypeDescription'),
  };
}

/**
 * Type code of a home or unit, and whether it is a garage; a type that the site lacks is `other`.
 * @param group the name of its group in the CRM's table.
 */
export function typeCodeOf(told: WireType, options: WireOptions, group: Multilingual = {}) {
  const { webId, groups, name } = told;
  const type = told.type ?? siteTypeOf(webId, options, ...groups, group, name) ?? TYPE_CODES.other;
  const isSet = configuredType(webId, options) === GARAGE_ID;
  const isGarage = isSet || (told.isGarage ?? type === GARAGE_ID);
  if (isGarage || type === GARAGE_ID) return { typeCode: TYPE_CODES.other, isGarage };
  return { typeCode: type, isGarage };
}

function configuredType(webId: number | undefined, { webIds }: WireOptions): number | undefined {
  const set = Object.entries(webIds).find(([, ids]) => webId !== undefined && ids.includes(webId));
  return set && Number(set[0]);
}

function numberedType(webId: number | undefined, { webIds }: WireOptions): number | undefined {
  if (webId === undefined || !CODES.has(webId)) return undefined;
  return webIds[webId] === undefined ? webId : undefined;
}
