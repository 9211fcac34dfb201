import type { Region } from '../../../../views/domain/filters/regions.ts';
import type { PlaceCount, PlaceSuggestion } from '../../../../views/domain/list/finding.ts';
import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { cityName } from '../../../../views/domain/place/places.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foundPlace, knownPlace } from './area-name.ts';
import type { AreaGroup } from './area-groups.ts';
import type { Area } from './area.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isWhole, type Fuzziness, type RankedMatch } from './place-finder.ts';
import { ofEachList, offered, RankedPlace } from './ranked-place.ts';
import { suggestStreets } from './suggest-streets.ts';

interface SuggestPlacesOptions {
  text: string;
  fuzziness: Fuzziness | 'exact';
  count: number;
  locale: Locale;
  /** The list whose homes count; all that is on offer if absent. */
  listKind?: ListKind | undefined;
  /** Streets too. */
  streets: boolean;
}

/**
 * Places that a text may mean, best first, without duplicates: the nearer name first, among equals
 * the place with more on offer, then by postcode (spec sections 2 and 9). A town that the text
 * names comes as a whole, followed by its parts with homes, most homes first.
 */
export function suggestPlaces(
  index: CatalogueIndex,
  options: SuggestPlacesOptions,
): PlaceSuggestion[] {
  const { text, fuzziness, count } = options;
  const { begun, alike } = index.finder.value.find(text, fuzziness);
  const streets = options.streets ? suggestStreets(index, text, options) : [];
  const named = begun.map((match) => rankedOf(index, match, options));
  const chosen = new Map<string, PlaceSuggestion>();
  const choose = (places: readonly RankedPlace[]) => {
    for (const place of inOrder(index, places, options)) {
      if (chosen.size >= count) return;
      if (!chosen.has(place.code)) chosen.set(place.code, place.suggestion);
    }
  };
  choose([...named, ...streets.filter((street) => street.count > 0)]);
  // None of these stands before one of those above.
  if (chosen.size < count) {
    const like = alike().map((match) => rankedOf(index, match, options));
    // If the text names a place exactly, similar places are suggested only with items on offer.
    const isNamed = named.some(({ score }) => score === 0);
    choose(isNamed ? like.filter((place) => place.count > 0) : like);
  }
  return [...chosen.values()];
}

/** Sorted, and a town that the text names followed by its parts. */
function* inOrder(
  index: CatalogueIndex,
  places: readonly RankedPlace[],
  options: SuggestPlacesOptions,
): Generator<RankedPlace> {
  for (const place of places.toSorted((a, b) => a.compare(b))) {
    yield place;
    if (place.score > 0 || !place.group) continue;
    const parts = partsOf(index, place.group, options).filter((part) => part.count > 0);
    yield* parts.sort((a, b) => a.compare(b));
  }
}

/** The areas of a town that is offered as a whole. */
function partsOf(
  index: CatalogueIndex,
  group: AreaGroup,
  options: SuggestPlacesOptions,
): RankedPlace[] {
  if (group.kind !== 'town') return [];
  return group.areas.map((area) => {
    const part = soleCity(area);
    // Only what the text itself names is exact.
    return rankedOf(index, { area, part, score: 1 }, options);
  });
}

/** The name of all homes of an area, where they agree on one that is not the municipality's. */
function soleCity({ place, cities }: Area): string | undefined {
  const keys = new Set(cities.values());
  const [city] = cities.keys();
  return keys.size === 1 && !place?.folded.has([...keys][0]!) ? city : undefined;
}

function rankedOf(
  index: CatalogueIndex,
  match: RankedMatch,
  { locale, listKind }: SuggestPlacesOptions,
): RankedPlace {
  const { score } = match;
  const isExact = score === 0;
  if ('group' in match) {
    const { group } = match;
    const count = offered((kind) => countIn(index, group.areas, kind), listKind);
    return new RankedPlace({ score, count, group }, () => {
      const known = foundPlace({ areas: group.areas, group }, group.name, locale);
      // The visitor's name for it may mean another place first.
      const isOwn = index.areas.groups.byKey.get(placeKey(known.name)) === group;
      const region: Region = { city: isOwn ? known.name : group.name, zip: '' };
      return { ...known, region, isExact, counts: countsIn(index, group.areas) };
    });
  }
  const { area, part } = match;
  const count = offered((kind) => countIn(index, [area], kind), listKind);
  return new RankedPlace({ score, count }, () => {
    const known = knownPlace(area, part ?? '', locale);
    const region: Region = { city: known.name, zip: area.zip };
    const place = { ...known, region, isExact, counts: countsIn(index, [area]) };
    const within = part !== undefined && area.place && cityName(area.place, locale);
    return within ? { ...place, within } : place;
  });
}

function countIn(
  { listIndexes }: CatalogueIndex,
  areas: readonly Area[],
  listKind: ListKind,
): number {
  const { areaCounts } = listIndexes[listKind];
  return areas.reduce((sum, { id }) => sum + (areaCounts[id] ?? 0), 0);
}

function countsIn(index: CatalogueIndex, areas: readonly Area[]): Record<ListKind, number> {
  return ofEachList((kind) => countIn(index, areas, kind));
}

/** The towns with items of a list under more than one of their postcodes, as a whole. */
export function townsIn(index: CatalogueIndex, listKind: ListKind): PlaceCount[] {
  const { areaCounts } = index.listIndexes[listKind];
  const towns = [...new Set(index.areas.groups.townOf.values())].filter(
    (town) => isWhole(town) && town.areas.filter(({ id }) => areaCounts[id]! > 0).length > 1,
  );
  return towns.map(({ name, areas }) => ({
    zip: '',
    city: name,
    countryId: areas[0]!.countryId,
    count: countIn(index, areas, listKind),
  }));
}
