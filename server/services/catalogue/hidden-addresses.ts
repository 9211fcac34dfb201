import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import type { StreetAddress } from '../../../views/domain/place/address.ts';
import type { Located } from '../../../views/domain/place/located.ts';

/**
 * The streets of homes and projects that do not publish them, for mails to the agency. Items, which
 * pages, files, searches and the disk copy are made from, do not have them, and neither does the
 * JSON of this.
 */
export class HiddenAddresses {
  readonly #byKey: ReadonlyMap<string, StreetAddress>;

  /** @param byKey by `hiddenKey`. */
  constructor(byKey: Readonly<Record<string, StreetAddress>> = {}) {
    this.#byKey = new Map(Object.entries(byKey));
  }

  /** For the copy that servers share in a database, which has the leads too. */
  byKey(): Record<string, StreetAddress> {
    return Object.fromEntries(this.#byKey);
  }

  of(item: ListItem): StreetAddress | undefined {
    return this.#byKey.get(hiddenKey(isProject(item) ? 'project' : 'home', item.id));
  }
}

export function hiddenKey(what: string, id: number): string {
  return `${what} ${id}`;
}

/** The street of an item as a CRM has sent it, if the item does not publish it. */
export function hiddenAddressOf(item: object): StreetAddress | undefined {
  const { publishAddress, street = '', houseNumber = '', boxNr = '' } = item as Partial<Located>;
  if (publishAddress !== false || street.trim() === '') return undefined;
  return { street, houseNumber, boxNr };
}
