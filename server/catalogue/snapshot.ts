import { createHash } from 'node:crypto';
import type { Listing, SortOrder } from '../../views/domain/list-query.ts';
import { SORT_ORDERS } from '../../views/domain/list-query.ts';
import type { Manager, Property } from '../../views/domain/property.ts';
import { listingOf } from '../../views/domain/sold.ts';
import { deepFreeze } from './deep-freeze.ts';
import { COMPARE } from './sort-orders.ts';

/** What a CRM said at one moment. */
export interface CatalogueData {
  homes: readonly Property[];
  team: readonly Manager[];
}

/** Everything the site answers from, at one version. Frozen: a page reads one snapshot to its end. */
export interface Snapshot extends CatalogueData {
  /** Hash of the content: the same homes, people and sold labels give the same version. */
  version: string;
  byId: ReadonlyMap<number, Property>;
  /** Every listing in every order, sorted once. */
  sorted: Readonly<Record<Listing, Readonly<Record<SortOrder, readonly Property[]>>>>;
}

/** Builds a snapshot; the order in which the CRM gave its homes does not matter. */
export function buildSnapshot(data: CatalogueData, ignoredLabels: readonly number[]): Snapshot {
  const homes = [...data.homes].sort((a, b) => a.id - b.id);
  const team = [...data.team];
  const listed = (listing: Listing) =>
    homes.filter((home) => listingOf(home, ignoredLabels) === listing);
  deepFreeze(homes);
  deepFreeze(team);
  return {
    homes,
    team,
    version: versionOf({ homes, team }, ignoredLabels),
    byId: new Map(homes.map((home) => [home.id, home])),
    sorted: {
      sale: sortEveryWay(listed('sale')),
      rent: sortEveryWay(listed('rent')),
      sold: sortEveryWay(listed('sold')),
    },
  };
}

function sortEveryWay(homes: readonly Property[]): Record<SortOrder, readonly Property[]> {
  const sorted = SORT_ORDERS.map((order) => [order, Object.freeze(homes.toSorted(COMPARE[order]))]);
  return Object.fromEntries(sorted) as Record<SortOrder, readonly Property[]>;
}

/** Parsed homes carry their keys in the schema's order, so equal content gives equal text. */
function versionOf(data: CatalogueData, ignoredLabels: readonly number[]): string {
  const text = JSON.stringify([data, ignoredLabels]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
