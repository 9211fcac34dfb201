import type { TypeCount } from '../../../../views/domain/list/finding.ts';
import { HOME_TYPES } from '../../../../views/domain/filters/types.ts';
import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import { saleState } from '../../../../views/domain/project/project-sale.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { listKindOf } from '../../../../views/domain/property/sold.ts';
import { Areas } from './areas.ts';
import { type Bits, isSuperset } from './bits.ts';
import type { Gazetteer } from './gazetteer.ts';
import {
  runSync,
  forEachInSteps,
  LazyValue,
  type Steps,
} from '../../../platform/concurrency/in-slices.ts';
import { countItems } from './item-rows.ts';
import { findablePlaces, type PlaceFinder } from './place-finder.ts';
import { type ListIndex, buildListIndex } from './list-index.ts';

const STEP = 5_000;

/** The data structures for lists, maps and searches, at one version of the catalogue. */
export interface CatalogueIndex {
  listIndexes: Readonly<Record<ListKind, ListIndex>>;
  areas: Areas;
  /** Searches alone use it: the first page after a start does not wait for it. */
  finder: LazyValue<PlaceFinder>;
  /** Labels that make a home sold (spec section 4). */
  ignoredLabels: readonly number[];
}

export interface IndexSource {
  /** By id, without duplicates. */
  homes: readonly Property[];
  projects: readonly Project[];
  ignoredLabels: readonly number[];
  gazetteer: Gazetteer;
  /** Milliseconds since 1970; without it nothing is over. */
  now?: () => number;
}

/** Indexes the catalogue in steps, so that the event loop is not blocked. */
export function* indexCatalogue(source: IndexSource): Steps<CatalogueIndex> {
  const { homes, ignoredLabels, gazetteer, now = () => 0 } = source;
  const areas = new Areas(gazetteer);
  const basis = { areas, now };
  const listed: Record<ReturnType<typeof listKindOf>, Property[]> = {
    sale: [],
    rent: [],
    sold: [],
  };
  yield* forEachInSteps(homes.length, STEP, (index) => {
    const home = homes[index]!;
    const listKind = listKindOf(home, ignoredLabels);
    areas.learn(home, { isSold: listKind === 'sold' });
    listed[listKind].push(home);
  });
  const projects = source.projects.toSorted((a, b) => a.id - b.id);
  for (const project of projects) areas.learn(project, { isSold: false });
  const open = projects.filter((project) => saleState(project) === 'available');
  const listIndexes = {
    sale: yield* buildListIndex({ homes: listed.sale, projects: open }, basis),
    rent: yield* buildListIndex({ homes: listed.rent, projects: [] }, basis),
    sold: yield* buildListIndex({ homes: listed.sold, projects: [], isSold: true }, basis),
    projects: yield* buildListIndex({ homes: [], projects }, basis),
  };
  const finder = new LazyValue(() => findablePlaces(areas));
  return { listIndexes, areas, ignoredLabels, finder };
}

/** The same synchronously, for few homes. */
export function indexCatalogueSync(source: IndexSource): CatalogueIndex {
  return runSync(indexCatalogue(source));
}

/**
 * The types in a list with the number of items of each; a project may have several. `7`, other, is
 * left out where all its items are garages: those are offered as garages.
 */
export function typesOf({ listIndexes }: CatalogueIndex, listKind: ListKind): TypeCount[] {
  const listIndex = listIndexes[listKind];
  const { types } = listIndex.columns;
  const garages = types.get('garage');
  return HOME_TYPES.flatMap((type) => {
    const bits: Bits | undefined = types.get(type);
    if (!bits || (type === 7 && garages && isSuperset(garages, bits))) return [];
    const { homes, projects } = countItems(listIndex, bits);
    return [{ type, count: homes + projects }];
  });
}
