import type { DataPort, Place } from '../../views/data-port.ts';
import type { Listing, ListQuery, ListResult } from '../../views/domain/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ResponsivePicture } from '../../views/domain/picture.ts';
import { pageCount } from '../../views/domain/paging.ts';
import type { Property } from '../../views/domain/property.ts';
import { mostSimilar } from './similar.ts';
import type { Snapshot } from './snapshot.ts';

/** A resized picture by the name of its source; undefined when there is none. */
export type PictureSource = (source: string) => ResponsivePicture | undefined;

/** Answers a page's questions from one snapshot, for visitors of one language. */
export function snapshotPort(
  snapshot: Snapshot,
  pictures: PictureSource,
  locale: Locale,
): DataPort {
  const places = new Map<Listing, readonly Place[]>();
  return {
    list: (query, pageSize) => pageOf(matching(snapshot, query), query.page, pageSize),
    property: (id) => snapshot.byId.get(id),
    similar: (home, count) => mostSimilar(home, similarPool(snapshot, home), count),
    count: (listing) => snapshot.sorted[listing].recent.length,
    places: (listing) => {
      const known = places.get(listing) ?? countPlaces(snapshot.sorted[listing].recent, locale);
      places.set(listing, known);
      return known;
    },
    projects: () => snapshot.projects,
    project: (id) => snapshot.projectById.get(id),
    team: () => snapshot.team,
    picture: ({ source }) => pictures(source),
  };
}

function matching(snapshot: Snapshot, { listing, order, zips }: ListQuery): readonly Property[] {
  const sorted = snapshot.sorted[listing][order];
  if (zips.length === 0) return sorted;
  const wanted = new Set(zips);
  return sorted.filter((home) => wanted.has(home.zip));
}

/** One page of a list. Pages count from 1; a page beyond the last is empty, one below 1 is the first. */
function pageOf(homes: readonly Property[], page: number, pageSize: number): ListResult {
  const size = Math.max(1, Math.floor(pageSize));
  const current = Math.max(1, Math.floor(page));
  return {
    items: homes.slice((current - 1) * size, current * size),
    total: homes.length,
    page: current,
    pageCount: pageCount(homes.length, size),
    pageSize: size,
  };
}

/** A sold home is never offered as similar, whatever home it is like. */
function similarPool(snapshot: Snapshot, home: Property): readonly Property[] {
  return snapshot.sorted[home.goal === 1 ? 'rent' : 'sale'].recent;
}

/** Places by name as the language sorts them; one per postcode and city. */
function countPlaces(homes: readonly Property[], locale: Locale): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { zip, city } of homes) {
    const key = `${zip} ${city}`;
    places.set(key, { zip, city, count: (places.get(key)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator(locale);
  return [...places.values()].sort((a, b) => compare(a.city, b.city) || compare(a.zip, b.zip));
}
