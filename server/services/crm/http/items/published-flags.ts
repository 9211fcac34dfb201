import { flagIn, type WireRecord } from '../../wire-values.ts';

/** Fields that say whether a part of an item is published. */
export const PUBLISHED_ADDRESS = ['PublishAddress', 'PublicAddress'] as const;
export const PUBLISHED_PRICE = ['PublishPrice'] as const;
/** Fields that say whether the item itself is. */
const PUBLISHED = ['PublishInternet', 'PublishWebsite'] as const;

/** What an item says of its being published: undefined for nothing. */
export interface PublishedFlags {
  item: boolean | undefined;
  address: boolean | undefined;
  price: boolean | undefined;
}

/**
 * Whether these fields say that something is published: all that are there must be true, and what
 * cannot be read is not. Undefined if none is there.
 */
export function isPublished(wire: WireRecord, fields: readonly string[]): boolean | undefined {
  const said = fields.map((field) => wire[field]).filter((value) => value !== undefined);
  const values = said.filter((value) => value !== null);
  return values.length === 0 ? undefined : values.every((value) => flagIn(value) === true);
}

export function publishedFlags(wire: WireRecord): PublishedFlags {
  return {
    item: isPublished(wire, PUBLISHED),
    address: isPublished(wire, PUBLISHED_ADDRESS),
    price: isPublished(wire, PUBLISHED_PRICE),
  };
}

/**
 * What counts for items that say nothing (decision 114): a CRM that has a flag for some items and
 * not for others leaves it out where it is false; one that has it for none does not tell, and
 * publishes what it sends.
 */
export function defaultFlags(all: Iterable<PublishedFlags>): Record<keyof PublishedFlags, boolean> {
  const unsaid = { item: true, address: true, price: true };
  for (const flags of all) {
    for (const part of ['item', 'address', 'price'] as const) {
      if (flags[part] !== undefined) unsaid[part] = false;
    }
  }
  return unsaid;
}
