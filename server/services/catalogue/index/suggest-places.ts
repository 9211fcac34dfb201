import type { Region } from '../../../../views/domain/filters/regions.ts';
import type { PlaceCount, PlaceSuggestion } from '../../../../views/domain/list/finding.ts';
import { type ListKind, LIST_KINDS } from '../../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { cityName } from '../../../../views/domain/place/places.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foundPlace, knownPlace } from './area-name.ts';
import type { AreaGroup } from './area-groups.ts';
import type { Area } from './area.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { FUZZY_SCORE, isWhole, type Fuzziness, type RankedMatch } from './place-finder.ts';
import type { RankedPlace } from './ranked-place.ts';
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
  const { text, fuzziness, count, locale, listKind } = options;
  const homesIn = ({ suggestion: { counts } }: RankedPlace) =>
    listKind ? counts[listKind] : counts.sale + counts.rent;
  const byFit = (a: RankedPlace, b: RankedPlace) =>
    a.score - b.score || homesIn(b) - homesIn(a) || compareText(codeOf(a), codeOf(b));
  const found = index.finder.value
    .find(text, fuzziness)
    .map((match) => rankedOf(index, match, locale));
  const streets = options.streets ? suggestStreets(index, text, locale) : [];
  const isNamed = found.some(({ score }) => score === 0);
  // If the text names a place exactly, similar places are suggested only with items on offer.
  const alike = found.filter((one) => !isNamed || one.score < FUZZY_SCORE || homesIn(one) > 0);
  const sorted = [...alike, ...streets.filter((one) => homesIn(one) > 0)].sort(byFit);
  const withParts = sorted.flatMap((one) => {
    if (one.score > 0 || !one.group) return [one];
    const parts = partsOf(index, one.group, locale);
    return [one, ...parts.filter((part) => homesIn(part) > 0).sort(byFit)];
  });
  const unique = new Map<string, PlaceSuggestion>();
  for (const one of withParts) {
    if (!unique.has(codeOf(one))) unique.set(codeOf(one), one.suggestion);
  }
  return [...unique.values()].slice(0, Math.max(0, count));
}

/** Equal for equal places, and sorted by postcode. */
function codeOf({ suggestion: { region, countryId, name } }: RankedPlace): string {
  return `${region.zip} ${countryId} ${placeKey(name)} ${region.street === undefined ? '' : 1}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The areas of a town that is offered as a whole. */
function partsOf(index: CatalogueIndex, group: AreaGroup, locale: Locale): RankedPlace[] {
  if (group.kind !== 'town') return [];
  return group.areas.map((area) => {
    const part = soleCity(area);
    // Only what the text itself names is exact.
    return rankedOf(index, { area, part, score: 1 }, locale);
  });
}

/** The name of all homes of an area, where they agree on one that is not the municipality's. */
function soleCity({ place, cities }: Area): string | undefined {
  const keys = new Set(cities.values());
  const [city] = cities.keys();
  return keys.size === 1 && !place?.folded.has([...keys][0]!) ? city : undefined;
}

function rankedOf(index: CatalogueIndex, match: RankedMatch, locale: Locale): RankedPlace {
  const { score } = match;
  const isExact = score === 0;
  if ('group' in match) {
    const { group } = match;
    const known = foundPlace({ areas: group.areas, group }, group.name, locale);
    // The visitor's name for it may mean another place first.
    const isOwn = index.areas.groups.byKey.get(placeKey(known.name)) === group;
    const region: Region = { city: isOwn ? known.name : group.name, zip: '' };
    const counts = countsIn(index, group.areas);
    return { score, group, suggestion: { ...known, region, isExact, counts } };
  }
  const { area, part } = match;
  const known = knownPlace(area, part ?? '', locale);
  const region: Region = { city: known.name, zip: area.zip };
  const place = { ...known, region, isExact, counts: countsIn(index, [area]) };
  const within = part !== undefined && area.place && cityName(area.place, locale);
  return { score, suggestion: within ? { ...place, within } : place };
}

function countsIn({ listIndexes }: CatalogueIndex, areas: readonly Area[]) {
  const countOf = (listKind: ListKind) =>
    areas.reduce((sum, { id }) => sum + (listIndexes[listKind].areaCounts[id] ?? 0), 0);
  const counts = LIST_KINDS.map((listKind) => [listKind, countOf(listKind)]);
  return Object.fromEntries(counts) as Record<ListKind, number>;
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
    count: countsIn(index, areas)[listKind],
  }));
}
