import { LOCALES } from '../../../../views/domain/locale.ts';
import type { Manager } from '../../../../views/domain/property/property.ts';
import type { Multilingual } from '../../../../views/domain/text/multilingual.ts';
import type { WireOptions } from '../wire-options.ts';
import type { Tables } from './crm-tables.ts';
import { anyOf, type Translated } from './wire-texts.ts';
import { idIn } from '../wire-values.ts';

/** References of a home or project by the CRM's ids. */
export interface References {
  managerId: number | undefined;
  webId: number | undefined;
}

/** The entities of the ids. */
export interface Directory {
  team: readonly Manager[];
  tables: Tables;
}

/** Items with names in several languages. */
interface Named {
  countryId?: number | undefined;
  countryName?: Multilingual | undefined;
  typeDescription?: Multilingual | undefined;
}

export function referencesIn(translated: Translated, { managerField }: WireOptions): References {
  const wire = anyOf(translated);
  return { managerId: idIn(wire[managerField]), webId: idIn(wire['WebID']) };
}

/**
 * Resolves the references: the manager, if the agency has them, and the names of the CRM's tables
 * where the item's own lack a language: a new object, whose other parts are the same.
 */
export function withReferences<T extends object>(
  given: T,
  { managerId, webId }: References,
  { team, tables }: Directory,
): T {
  const { countryId, countryName, typeDescription }: Named = given;
  const manager = team.find(({ id }) => id === managerId);
  const country = completed(countryName, () => tables.countries.get(countryId ?? 0));
  const type = completed(typeDescription, () => typeNames(typeDescription, webId, tables));
  return {
    ...given,
    ...(manager && { manager }),
    ...(country && { countryName: country }),
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

/** Of the type that has one of these names; where there is none, of the home's group. */
function typeNames(
  own: Multilingual = {},
  webId: number | undefined,
  { types, groups }: Tables,
): Multilingual | undefined {
  if (!LOCALES.some((locale) => own[locale])) return groups.get(webId ?? 0);
  const isSame = (name: Multilingual) =>
    LOCALES.some((locale) => own[locale] !== undefined && own[locale] === name[locale]);
  return types.find(({ name }) => isSame(name))?.name;
}
