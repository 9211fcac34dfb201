import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import type { StreetAddress } from '../../../views/domain/place/address.ts';
import type { Located } from '../../../views/domain/place/located.ts';
import { SealedTexts } from '../../platform/sealed-texts.ts';

const PURPOSE = 'vitrine hidden streets 1';

/**
 * The streets of homes and projects that do not publish them, for mails to the agency. Items, which
 * pages, files, searches and the disk copy are made from, do not have them, and neither does the
 * JSON of this. A copy in a file has them sealed.
 */
export class HiddenAddresses {
  readonly #byKey: ReadonlyMap<string, StreetAddress>;
  #sealed: string | undefined;

  /** @param byKey by `hiddenKey`. */
  constructor(byKey: Readonly<Record<string, StreetAddress>> = {}) {
    this.#byKey = new Map(Object.entries(byKey));
  }

  /** For the copy that servers share in a database, which has the leads too. */
  byKey(): Record<string, StreetAddress> {
    return Object.fromEntries(this.#byKey);
  }

  /**
   * For a copy in a file: a text that only servers with this secret can read.
   * @param secret the site's session secret.
   */
  sealed(secret: string): string | undefined {
    if (this.#byKey.size === 0) return undefined;
    this.#sealed ??= new SealedTexts(secret, PURPOSE).seal(JSON.stringify(this.byKey()));
    return this.#sealed;
  }

  /** Undefined for a text that was not sealed with this secret. */
  static opened(text: string, secret: string): HiddenAddresses | undefined {
    const plain = new SealedTexts(secret, PURPOSE).open(text);
    if (plain === undefined) return undefined;
    const hidden = new HiddenAddresses(JSON.parse(plain) as Record<string, StreetAddress>);
    hidden.#sealed = text;
    return hidden;
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
  const located = item as Partial<Located>;
  const { publishAddress, street = '', streetNames, houseNumber = '', boxNr = '' } = located;
  if (publishAddress !== false || street.trim() === '') return undefined;
  return { street, ...(streetNames && { streetNames }), houseNumber, boxNr };
}
