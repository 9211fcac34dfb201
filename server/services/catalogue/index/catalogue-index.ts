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
import { findablePlaces } from './findable-places.ts';
import type { PlaceFinder } from './place-finder.ts';
import { type ListBasis, type ListIndex, buildListIndex } from './list-index.ts';

/** Homes per step, a few milliseconds. */
const STEP = 1_000;

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
  const { homes, projects, ignoredLabels, gazetteer, now = () => 0 } = source;
  const areas = new Areas(gazetteer);
  yield* forEachInSteps(homes.length, STEP, (index) => {
    const home = homes[index]!;
    areas.learn(home, { isSold: listKindOf(home, ignoredLabels) === 'sold' });
  });
  for (const project of byId(projects)) areas.learn(project, { isSold: false });
  const listIndexes = yield* buildListIndexes({ homes, projects, ignoredLabels }, { areas, now });
  const finder = new LazyValue(() => findablePlaces(areas));
  return { listIndexes, areas, ignoredLabels, finder };
}

/**
 * The index of some of its homes and projects, by id as in the whole: its lists find of these what
 * the lists of the whole find.
 */
export function* indexPart(
  whole: CatalogueIndex,
  { homes, projects }: Pick<IndexSource, 'homes' | 'projects'>,
): Steps<CatalogueIndex> {
  const { areas, ignoredLabels, listIndexes } = whole;
  const { now } = listIndexes.sale;
  const part = { homes, projects, ignoredLabels };
  return { ...whole, listIndexes: yield* buildListIndexes(part, { areas, now }) };
}

function* buildListIndexes(
  { homes, projects, ignoredLabels }: Omit<IndexSource, 'gazetteer' | 'now'>,
  basis: ListBasis,
): Steps<CatalogueIndex['listIndexes']> {
  const listed: Record<ReturnType<typeof listKindOf>, Property[]> = {
    sale: [],
    rent: [],
    sold: [],
  };
  yield* forEachInSteps(homes.length, STEP, (index) => {
    const home = homes[index]!;
    listed[listKindOf(home, ignoredLabels)].push(home);
  });
  const all = byId(projects);
  const open = all.filter((project) => saleState(project) === 'available');
  return {
    sale: yield* buildListIndex({ homes: listed.sale, projects: open }, basis),
    rent: yield* buildListIndex({ homes: listed.rent, projects: [] }, basis),
    sold: yield* buildListIndex({ homes: listed.sold, projects: [], isSold: true }, basis),
    projects: yield* buildListIndex({ homes: [], projects: all }, basis),
  };
}

function byId(projects: readonly Project[]): Project[] {
  return projects.toSorted((a, b) => a.id - b.id);
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
