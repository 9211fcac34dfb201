import { regionValue } from '../../../views/domain/filters/regions.ts';
import type { PlaceSuggestion } from '../../../views/domain/list/finding.ts';
import { type ListKind, LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { cityName } from '../../../views/domain/place/places.ts';
import { knownPlace } from './area-name.ts';
import type { Area } from './areas.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Fuzziness, RankedMatch } from './place-finder.ts';

interface Asked {
  text: string;
  fuzziness: Fuzziness;
  count: number;
  locale: Locale;
}

/**
 * Places that a text may mean, best first, without duplicates: the nearer name first, among equals
 * the place with more on offer, then by postcode (spec sections 2 and 9).
 */
export function suggestPlaces(index: CatalogueIndex, asked: Asked): PlaceSuggestion[] {
  const { text, fuzziness, count, locale } = asked;
  const best = new Map<string, CountedMatch>();
  for (const found of index.finder.find(text, fuzziness)) {
    const key = `${found.area.id} ${found.part ?? ''}`;
    const known = best.get(key);
    if (!known || found.score < known.score) best.set(key, countedMatch(index, found));
  }
  const sorted = [...best.values()].sort(byFit).slice(0, Math.max(0, count));
  return sorted.map((found) => suggestion(found, locale));
}

interface CountedMatch extends RankedMatch {
  counts: Record<ListKind, number>;
}

function countedMatch({ listIndexes }: CatalogueIndex, found: RankedMatch): CountedMatch {
  const counts = LIST_KINDS.map((name) => [name, listIndexes[name].areaCounts[found.area.id] ?? 0]);
  return { ...found, counts: Object.fromEntries(counts) as CountedMatch['counts'] };
}

function byFit(a: CountedMatch, b: CountedMatch): number {
  return (
    a.score - b.score ||
    homesIn(b) - homesIn(a) ||
    (a.area.zip < b.area.zip ? -1 : Number(a.area.zip > b.area.zip)) ||
    a.area.id - b.area.id ||
    ((a.part ?? '') < (b.part ?? '') ? -1 : 1)
  );
}

/** Homes and projects on offer, without the sold ones. */
function homesIn({ counts }: CountedMatch): number {
  return counts.sale + counts.rent;
}

function suggestion(found: CountedMatch, locale: Locale): PlaceSuggestion {
  const { area, part, counts, score } = found;
  const known = knownPlace(area, part ?? '', locale);
  const region = regionValue(known.name, area.zip);
  const within = part === undefined ? undefined : withinOf(area, locale);
  const place = { ...known, region, counts, isExact: score === 0 };
  return within === undefined ? place : { ...place, within };
}

function withinOf({ place }: Area, locale: Locale): string | undefined {
  return place && cityName(place, locale);
}
