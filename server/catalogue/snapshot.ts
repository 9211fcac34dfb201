import { createHash } from 'node:crypto';
import type { Listing, SortOrder } from '../../views/domain/list-query.ts';
import { SORT_ORDERS } from '../../views/domain/list-query.ts';
import type { Project } from '../../views/domain/project.ts';
import type { Manager, Property } from '../../views/domain/property.ts';
import { listingOf } from '../../views/domain/sold.ts';
import { deepFreeze } from './deep-freeze.ts';
import { COMPARE } from './sort-orders.ts';

/** What a CRM said at one moment. */
export interface CatalogueData {
  homes: readonly Property[];
  projects: readonly Project[];
  team: readonly Manager[];
}

/** Everything the site answers from, at one version. Frozen: a page reads one snapshot to its end. */
export interface Snapshot extends CatalogueData {
  /** Hash of the content: the same homes, projects, people and sold labels give the same version. */
  version: string;
  byId: ReadonlyMap<number, Property>;
  projectById: ReadonlyMap<number, Project>;
  /** Every listing in every order, sorted once. */
  sorted: Readonly<Record<Listing, Readonly<Record<SortOrder, readonly Property[]>>>>;
}

/** Builds a snapshot; the order in which the CRM gave its homes does not matter. */
export function buildSnapshot(data: CatalogueData, ignoredLabels: readonly number[]): Snapshot {
  const homes = [...data.homes].sort((a, b) => a.id - b.id);
  const projects = data.projects.toSorted(latestFirst);
  const team = [...data.team];
  const listed = (listing: Listing) =>
    homes.filter((home) => listingOf(home, ignoredLabels) === listing);
  deepFreeze(homes);
  deepFreeze(projects);
  deepFreeze(team);
  return {
    homes,
    projects,
    team,
    version: versionOf({ homes, projects, team }, ignoredLabels),
    byId: new Map(homes.map((home) => [home.id, home])),
    projectById: new Map(projects.map((project) => [project.id, project])),
    sorted: {
      sale: sortEveryWay(listed('sale')),
      rent: sortEveryWay(listed('rent')),
      sold: sortEveryWay(listed('sold')),
    },
  };
}

/** Most recent first, as lists of homes stand (spec section 9); ids tell apart what began as one. */
function latestFirst(a: Project, b: Project): number {
  return b.startCommercialisation.localeCompare(a.startCommercialisation) || b.id - a.id;
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
