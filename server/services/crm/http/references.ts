import { LOCALES } from '../../../../views/domain/locale.ts';
import type { Manager } from '../../../../views/domain/property/property.ts';
import { STATE_LABELS } from '../../../../views/domain/property/state-label.ts';
import type { Multilingual } from '../../../../views/domain/text/multilingual.ts';
import type { WireOptions } from '../wire-options.ts';
import { idIn } from '../wire-values.ts';
import type { Tables } from './crm-tables.ts';
import { managerFromWire, managerOf, type NamedManager } from './items/manager-from-wire.ts';
import { type PublishedFlags, publishedFlags } from './items/published-flags.ts';
import { countryIn } from './shared-from-wire.ts';
import { type WireType, typeFromWire, typeCodeOf } from './items/site-types.ts';
import {
  isSold,
  saleStateOf,
  stateOfLabel,
  type Substatus,
  substatusFromWire,
} from './items/substatus.ts';
import { anyOf, type Translated } from './wire/wire-texts.ts';

/** What of a home or project is resolved by the CRM's other lists, once they are there. */
export interface References {
  manager: { named: NamedManager | undefined; id: number | undefined };
  type: WireType;
  country: number | undefined;
  substatus: Substatus;
  published: PublishedFlags;
  /** The project and the building that it is a unit of. */
  projectId: number | undefined;
  buildingId: number | undefined;
}

/** The entities of the ids. */
export interface Directory {
  team: readonly Manager[];
  tables: Tables;
  options: WireOptions;
}

/** Parts of homes and projects that are resolved. */
interface Resolved {
  status?: number;
  marquee?: number | undefined;
  typeCode?: number;
  isGarage?: boolean;
  countryId?: number | undefined;
  countryName?: Multilingual | undefined;
  typeDescription?: Multilingual | undefined;
  publishAddress?: boolean;
  publishPrice?: boolean;
}

/** What is published of items that do not say so: by default all of it. */
type DefaultFlags = Record<keyof PublishedFlags, boolean>;
const ALL: DefaultFlags = { item: true, address: true, price: true };

export function referencesIn(translated: Translated, options: WireOptions): References {
  const wire = anyOf(translated);
  return {
    manager: { named: managerFromWire(translated), id: idIn(wire[options.managerField]) },
    type: typeFromWire(translated, options),
    country: countryIn(wire),
    substatus: substatusFromWire(translated),
    published: publishedFlags(wire),
    projectId: idIn(wire['ProjectID']),
    buildingId: idIn(wire['BuildingID']),
  };
}

/**
 * Resolves the references: the manager, the state of the sale, the type by the name of its group,
 * what is published, and the names of the CRM's tables where the item's own lack a language. A new
 * object, whose other parts are the same.
 */
export function withReferences<T extends object>(
  given: T,
  references: References,
  directory: Directory,
  unsaid: DefaultFlags = ALL,
): T {
  const { published } = references;
  const manager = managerOf(references.manager, directory.team);
  return {
    ...given,
    ...(manager && { manager }),
    ...namesOf(given, references, directory.tables),
    ...typeOf(given, references, directory),
    ...stateOf(given, references, directory),
    ...('publishAddress' in given && { publishAddress: published.address ?? unsaid.address }),
    ...('publishPrice' in given && { publishPrice: published.price ?? unsaid.price }),
  };
}

/** A home that is active and said to be sold is sold, one under option has that label. */
function stateOf(given: Resolved, { substatus }: References, { tables, options }: Directory) {
  if (given.status !== 1) return {};
  const entry = tables.substatuses.get(substatus.id ?? 0);
  const state = saleStateOf(substatus, entry, options);
  if (state === 'sold') return { status: 2 };
  const isHome = 'typeCode' in given;
  if (state === 'rented') return { status: isHome ? 4 : 2 };
  if (!isHome || isSold(stateOfLabel(given.marquee))) return {};
  const label = state === 'option' ? STATE_LABELS.option : (given.marquee ?? entry?.marquee);
  const isOwn = label === given.marquee;
  return isOwn ? {} : { marquee: label, marqueeName: { ...entry?.name, ...substatus.names } };
}

/** The type of a home, with the name of its group. */
function typeOf(given: Resolved, { type }: References, { tables, options }: Directory) {
  const group = tables.groups.get(type.webId ?? 0);
  return 'isGarage' in given && group ? typeCodeOf(type, options, group) : {};
}

function namesOf(given: Resolved, { type: { webId }, country }: References, tables: Tables) {
  const { countryName, typeDescription } = given;
  const countryId = country ?? countryNamed(countryName, tables) ?? given.countryId;
  const names = completed(countryName, () => tables.countries.get(countryId ?? 0));
  const type = completed(typeDescription, () => typeNames(typeDescription, webId, tables));
  return {
    ...(countryId !== undefined && { countryId }),
    ...(names && { countryName: names }),
    ...(type && { typeDescription: type }),
  };
}

/**
 * The names with those of the table in the languages that they lack; undefined if nothing is new.
 */
function completed(
  own: Multilingual = {},
  inTable: () => Multilingual | undefined,
): Multilingual | undefined {
  if (LOCALES.every((locale) => own[locale])) return undefined;
  const names = inTable();
  return names && { ...names, ...own };
}

function countryNamed(own: Multilingual = {}, { countries }: Tables): number | undefined {
  return [...countries].find(([, name]) => isSameName(own, name))?.[0];
}

/** Of the type that has one of these names; where there is none, of the home's group. */
function typeNames(
  own: Multilingual = {},
  webId: number | undefined,
  { types, groups }: Tables,
): Multilingual | undefined {
  if (!LOCALES.some((locale) => own[locale])) return groups.get(webId ?? 0);
  return types.find(({ name }) => isSameName(own, name))?.name;
}

function isSameName(own: Multilingual, name: Multilingual): boolean {
  return LOCALES.some((locale) => own[locale] !== undefined && own[locale] === name[locale]);
}
