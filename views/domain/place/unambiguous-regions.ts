import type { PlaceSuggestion } from '../list/finding.ts';
import type { ListKind } from '../list/list-kind.ts';
import type { Region } from '../filters/regions.ts';

/**
 * The places of a list that someone certainly meant by a text, of those suggested for it: every
 * postcode of the one municipality that goes by it. Postcodes without homes in the list count only
 * where none has any. Empty when the text is no place's name, or that of several.
 */
export function unambiguousRegions(
  suggestions: readonly PlaceSuggestion[],
  listing: ListKind,
): Region[] {
  const exact = suggestions.filter(({ isExact }) => isExact);
  const settled = exact.filter(({ counts }) => counts[listing] > 0);
  const meant = settled.length > 0 ? settled : exact;
  const municipalities = new Set(
    meant.map(({ name, within, countryId }) => `${countryId} ${within ?? name}`),
  );
  if (municipalities.size !== 1) return [];
  const byZip = new Map(meant.toReversed().map(({ name, zip }) => [zip, { city: name, zip }]));
  return [...byZip.values()].toReversed();
}
