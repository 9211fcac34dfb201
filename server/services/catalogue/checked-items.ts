import type { StreetAddress } from '../../../views/domain/place/address.ts';
import { withSharedParts } from '../../platform/shared-parts.ts';
import { deepFreeze } from './deep-freeze.ts';

/** An item as it may be shown, and the street that it had before it was sanitized. */
export interface CheckedItem<T> {
  item: T;
  street: StreetAddress | undefined;
}

/**
 * The valid items of a CRM's answers, by the objects that the CRM's adapter gave. An adapter that
 * gives an object again has not changed it: the check is not repeated, and what is made of the item
 * stays the same object. What an item has in common with the object that was given is shared with
 * it, because an adapter may keep that: so the data are in memory once.
 */
export class CheckedItems {
  /** By the object, then by what it was checked as. */
  readonly #known = new WeakMap<object, { as: unknown; checked: CheckedItem<unknown> }>();

  /** @param as its schema. */
  get<T>(given: unknown, as: object): CheckedItem<T> | undefined {
    if (typeof given !== 'object' || given === null) return undefined;
    const known = this.#known.get(given);
    return known?.as === as ? (known.checked as CheckedItem<T>) : undefined;
  }

  /**
   * Freezes both objects: a change of one that is given again would not be seen.
   * @param held the item that is served: what is equal to it is that item.
   */
  add<T>(given: unknown, as: object, { item, street }: CheckedItem<T>, held?: T): CheckedItem<T> {
    const shared = withSharedParts(withSharedParts(item, given), held);
    const checked = { item: deepFreeze(shared), street };
    if (typeof given === 'object' && given !== null) {
      this.#known.set(deepFreeze(given), { as, checked });
    }
    return checked;
  }
}
