import type { Multilingual } from '../../../../views/domain/text/multilingual.ts';
import type { WireOptions } from '../wire-options.ts';
import type { WireItems } from './wire-snapshot.ts';
import { anyOf, textsOf, translatedList } from './wire/wire-texts.ts';
import { flagIn, idIn, recordsIn } from '../wire-values.ts';

/** A type of property of the CRM: what requests name by its id. */
export interface CrmType {
  id: number;
  /** Its group, as homes have it. */
  webId: number | undefined;
  name: Multilingual;
  isGarage: boolean;
}

/** The types of GetTypeOfPropertyList; garages have a flag or a matching name. */
export function typesFromWire(items: WireItems, { garageNames }: WireOptions): CrmType[] {
  const garages = new RegExp(garageNames, 'iu');
  return [...items].map(([id, item]) => {
    const wire = anyOf(item);
    const name = textsOf(item, 'Name');
    const isNamed = Object.values(name).some((text) => garages.test(text));
    return { id, webId: idIn(wire['WebID']), name, isGarage: flagIn(wire['IsGarage']) ?? isNamed };
  });
}

/**
 * The types that groups of GetWebIDList carry as their Items (spec section 3, "City and type
 * options").
 */
export function typesOfGroups(groups: WireItems, options: WireOptions): CrmType[] {
  return [...groups].flatMap(([webId, group]) => {
    const entries = translatedList(
      group,
      (record) => recordsIn(record['Items']),
      (entry) => idIn(entry['ID']),
    );
    const items: WireItems = new Map();
    for (const entry of entries) {
      const id = idIn(anyOf(entry)['ID']);
      if (id !== undefined) items.set(id, entry);
    }
    return typesFromWire(items, options).map((type) => ({ ...type, webId }));
  });
}

/** Names by id. */
export function namesFromWire(items: WireItems): ReadonlyMap<number, Multilingual> {
  return new Map([...items].map(([id, item]) => [id, textsOf(item, 'Name')]));
}
