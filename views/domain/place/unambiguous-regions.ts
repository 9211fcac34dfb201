import type { PlaceSuggestion } from '../list/finding.ts';
import type { ListKind } from '../list/list-kind.ts';
import type { Region } from '../filters/regions.ts';

/**
 * The places that a text names without ambiguity, chosen from the suggestions for it: the one town
 * or province with that name, or the part of one municipality, or the one street. Places without
 * homes in the list count only if no place has any. Empty if the text names none or several.
 */
export function unambiguousRegions(
  suggestions: readonly PlaceSuggestion[],
  listKind: ListKind,
): Region[] {
  const named = suggestions.filter(({ isExact }) => isExact);
  const places = named.filter(({ region }) => region.street === undefined);
  const exact = places.length > 0 ? places : named;
  const withHomes = exact.filter(({ counts }) => counts[listKind] > 0);
  const candidates = withHomes.length > 0 ? withHomes : exact;
  const municipalities = new Set(
    candidates.map(({ name, within, countryId }) => `${countryId} ${within ?? name}`),
  );
  if (municipalities.size !== 1) return [];
  const byZip = new Map(candidates.toReversed().map(({ region }) => [region.zip, region]));
  return [...byZip.values()].toReversed();
}
