import type { PlaceSuggestion } from '../list/finding.ts';
import type { ListKind } from '../list/list-kind.ts';
import type { Region } from '../filters/regions.ts';

/**
 * The regions that a text names without ambiguity, chosen from the suggestions for it: every
 * postcode of the one municipality with that name. Postcodes without homes in the list count only
 * if all are without. Empty if the text names no municipality or several.
 */
export function unambiguousRegions(
  suggestions: readonly PlaceSuggestion[],
  listKind: ListKind,
): Region[] {
  const exact = suggestions.filter(({ isExact }) => isExact);
  const withHomes = exact.filter(({ counts }) => counts[listKind] > 0);
  const candidates = withHomes.length > 0 ? withHomes : exact;
  const municipalities = new Set(
    candidates.map(({ name, within, countryId }) => `${countryId} ${within ?? name}`),
  );
  if (municipalities.size !== 1) return [];
  const byZip = new Map(candidates.toReversed().map(({ name, zip }) => [zip, { city: name, zip }]));
  return [...byZip.values()].toReversed();
}
