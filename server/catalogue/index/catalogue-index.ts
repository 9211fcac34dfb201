import type { TypeCount } from '../../../views/domain/finding.ts';
import { HOME_TYPES, type Listing } from '../../../views/domain/list-query.ts';
import type { Property } from '../../../views/domain/property.ts';
import { listingOf } from '../../../views/domain/sold.ts';
import { Areas } from './areas.ts';
import { type Bits, countBits, hasEvery } from './bits.ts';
import type { Gazetteer } from './gazetteer.ts';
import { atOnce, forEachInSteps, type Steps } from './in-slices.ts';
import { findablePlaces, type PlaceFinder } from './place-finder.ts';
import { type Shelf, stockShelf } from './shelf.ts';

const STEP = 5_000;

/** Everything that lists, maps and searches are answered from, at one version of the catalogue. */
export interface CatalogueIndex {
  shelves: Readonly<Record<Listing, Shelf>>;
  areas: Areas;
  finder: PlaceFinder;
}

export interface IndexSource {
  /** By id, each once. */
  homes: readonly Property[];
  /** Labels that make a home sold (spec section 4). */
  ignoredLabels: readonly number[];
  gazetteer: Gazetteer;
}

/** Indexes the catalogue step by step, so that nothing waits for it (issue: finding a home). */
export function* indexCatalogue(source: IndexSource): Steps<CatalogueIndex> {
  const { homes, ignoredLabels, gazetteer } = source;
  const areas = new Areas(gazetteer);
  const listed: Record<Listing, Property[]> = { sale: [], rent: [], sold: [] };
  yield* forEachInSteps(homes.length, STEP, (index) => {
    const home = homes[index]!;
    areas.learn(home);
    listed[listingOf(home, ignoredLabels)].push(home);
  });
  const shelves = {
    sale: yield* stockShelf(listed.sale, areas),
    rent: yield* stockShelf(listed.rent, areas),
    sold: yield* stockShelf(listed.sold, areas),
  };
  return { shelves, areas, finder: yield* findablePlaces(areas) };
}

/** The same without a break, for few homes. */
export function indexAtOnce(source: IndexSource): CatalogueIndex {
  return atOnce(indexCatalogue(source));
}

/**
 * The types that a list has. `7`, other, is not offered where only garages are of it: they are
 * offered as what they are.
 */
export function typesOf({ shelves }: CatalogueIndex, listing: Listing): TypeCount[] {
  const { types } = shelves[listing].columns;
  const garages = types.get('garage');
  return HOME_TYPES.flatMap((type) => {
    const bits: Bits | undefined = types.get(type);
    if (!bits || (type === 7 && garages && hasEvery(garages, bits))) return [];
    return [{ type, count: countBits(bits) }];
  });
}
