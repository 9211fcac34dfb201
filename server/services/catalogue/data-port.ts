import type { DataPort } from '../../../views/data-port.ts';
import type { PlaceCount } from '../../../views/domain/list/finding.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { type PlaceLookup, placeName } from '../../../views/domain/place/place-name.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { ResponsivePicture } from '../../../views/domain/property/picture.ts';
import { isSold } from '../../../views/domain/property/sold.ts';
import { readSentence } from '../../../views/domain/sentence/sentence.ts';
import { choiceCounts } from './index/choice-counts.ts';
import { listOf, positionsOf } from './index/answers.ts';
import { nearestTo } from './index/nearest.ts';
import { withoutEachFilter, withoutTwoFilters } from './index/relaxed-queries.ts';
import { foundPlace } from './index/area-name.ts';
import { type CatalogueIndex, typesOf } from './index/catalogue-index.ts';
import { regionsWithin } from './index/regions-within.ts';
import { sentencePlaces } from './index/sentence-places.ts';
import { suggestHomes } from './index/suggest-homes.ts';
import { suggestPlaces, townsIn } from './index/suggest-places.ts';
import { mapLocation } from './index/map-location.ts';
import { mostSimilar } from './similar.ts';
import { NO_SEATS, OpenHouses } from './open-houses.ts';
import type { Snapshot } from './snapshot.ts';

/** The variants of a picture by the name of its source; undefined when there are none. */
export type PictureSource = (source: string) => ResponsivePicture | undefined;

/** A snapshot and its index. */
export interface Indexed {
  snapshot: Snapshot;
  index: CatalogueIndex;
  /** Without it nothing is over, and nothing full. */
  openHouses?: OpenHouses;
}

/** The data port of one snapshot for one language. */
export function snapshotPort(
  { snapshot, index, openHouses = unlimited(snapshot) }: Indexed,
  pictures: PictureSource,
  locale: Locale,
): DataPort {
  const places = new Map<ListKind, readonly PlaceCount[]>();
  const answers = placeAnswers({ snapshot, index }, locale);
  return {
    list: (query, pageSize) => listOf(index, query, pageSize),
    withoutEachFilter: (query) => withoutEachFilter(index, query),
    withoutTwoFilters: (query) => withoutTwoFilters(index, query),
    nearest: (query, count) => nearestTo(index, query, count),
    choiceCounts: (query) => choiceCounts(index, query),
    positions: (query) => positionsOf(index, query),
    mapLocation: (item) => {
      const isGone = isHome(item) && isSold(item, index.ignoredLabels);
      return mapLocation(item, index.areas, { isSold: isGone });
    },
    property: (id) => snapshot.byId.get(id),
    openHouses: (home) => openHouses.of(home),
    similar: (home, count) => similarTo(home, index, count),
    count: (listKind) => index.listIndexes[listKind].items.length,
    places: (listKind) => {
      const known =
        places.get(listKind) ?? sorted(index.listIndexes[listKind].places, answers, locale);
      places.set(listKind, known);
      return known;
    },
    placesAndTowns: (listKind) => {
      const { places: known } = index.listIndexes[listKind];
      return sorted([...known, ...townsIn(index, listKind)], answers, locale);
    },
    types: (listKind) => typesOf(index, listKind),
    priceRange: (listKind) =>
      listKind === 'sold' ? undefined : index.listIndexes[listKind].priceRange,
    ...answers,
    projects: () => snapshot.projects,
    project: (id) => snapshot.projectById.get(id),
    projectOf: ({ id }) => snapshot.projectByHome.get(id),
    team: () => snapshot.team,
    picture: ({ source }) => pictures(source),
  };
}

function placeAnswers(
  { snapshot, index }: Omit<Indexed, 'openHouses'>,
  locale: Locale,
): Pick<
  DataPort,
  'region' | 'regionsWithin' | 'placeNamed' | 'suggestPlaces' | 'suggest' | 'sentence'
> {
  return {
    sentence: (text, listKind, today) =>
      readSentence(text, {
        locale,
        listKind,
        today,
        places: sentencePlaces(index, locale),
        isReference: (id) => snapshot.byId.has(id),
      }),
    region: (region) => {
      const found = index.areas.find(region);
      return found && foundPlace(found, region.city, locale);
    },
    regionsWithin: (polygon) => regionsWithin(index.areas, polygon, locale),
    placeNamed: (text) => {
      const wanted = { text, count: 1, locale, fuzziness: 'exact', streets: false } as const;
      return suggestPlaces(index, wanted).find(({ isExact }) => isExact);
    },
    suggestPlaces: (text, count, listKind) => {
      const streets = listKind !== undefined;
      const fuzziness = 'autocomplete';
      return suggestPlaces(index, { text, count, locale, fuzziness, listKind, streets });
    },
    suggest: (text, { places: count, homes }) => ({
      places: suggestPlaces(index, { text, count, locale, fuzziness: 'search', streets: true }),
      homes: suggestHomes(index, snapshot.byId, { text, count: homes }),
    }),
  };
}

/** Places with their names in the language, in its sort order; one per postcode and city. */
function sorted(
  places: readonly PlaceCount[],
  known: PlaceLookup,
  locale: Locale,
): readonly PlaceCount[] {
  const { compare } = new Intl.Collator(locale);
  return places
    .map((place) => ({ place, name: placeName(known, place) }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.place.zip, b.place.zip))
    .map(({ place }) => place);
}

function unlimited({ homes, ignoredLabels }: Snapshot): OpenHouses {
  return OpenHouses.of(homes, { ignoredLabels, now: () => 0, seats: NO_SEATS });
}

const similarTo = perItem(mostSimilar);
