import { type ListKind, LIST_KINDS } from '../../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { foundPlace } from './area-name.ts';
import { emptyBits, setBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countItems } from './item-rows.ts';
import type { ListIndex } from './list-index.ts';
import type { Street } from './streets.ts';
import type { RankedPlace } from './ranked-place.ts';

/** Streets that are counted: the best of those that match; a list shows a few. */
const MAX_STREETS = 20;

/** The streets of published addresses that a text may mean, with the items in them. */
export function suggestStreets(index: CatalogueIndex, text: string, locale: Locale): RankedPlace[] {
  const { streets } = index.areas;
  const best = streets
    .find(text)
    .sort((a, b) => a.score - b.score || a.street.id - b.street.id)
    .slice(0, MAX_STREETS);
  return best.flatMap(({ street: { name, area }, score }) => {
    const region = { city: '', zip: area.zip, street: name };
    // Two countries may have the street under the same postcode.
    const found = index.areas.find(region);
    if (!found) return [];
    const counts = countsIn(index, found.streets ?? []);
    const known = foundPlace(found, '', locale);
    return [{ score, suggestion: { ...known, region, isExact: score < 1, counts } }];
  });
}

function countsIn({ listIndexes }: CatalogueIndex, streets: readonly Street[]) {
  const countOf = (listKind: ListKind) =>
    streets.reduce((sum, street) => sum + countIn(listIndexes[listKind], street), 0);
  const counts = LIST_KINDS.map((listKind) => [listKind, countOf(listKind)]);
  return Object.fromEntries(counts) as Record<ListKind, number>;
}

function countIn(listIndex: ListIndex, { id, area }: Street): number {
  const { columns, byArea } = listIndex;
  const bits = emptyBits(columns.streets.length);
  for (const row of byArea.get(area.id) ?? []) if (columns.streets[row] === id) setBit(bits, row);
  const { homes, projects } = countItems(listIndex, bits);
  return homes + projects;
}
