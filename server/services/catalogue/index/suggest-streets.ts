import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { foundPlace } from './area-name.ts';
import { emptyBits, setBit } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countItems } from './item-rows.ts';
import type { ListIndex } from './list-index.ts';
import { ofEachList, offered, RankedPlace } from './ranked-place.ts';
import type { Street } from './streets.ts';

/** Streets that are counted: the best of those that match; a list shows a few. */
const MAX_STREETS = 20;

/** The streets of published addresses that a text may mean, with the items in them. */
export function suggestStreets(
  index: CatalogueIndex,
  text: string,
  { locale, listKind }: { locale: Locale; listKind?: ListKind | undefined },
): RankedPlace[] {
  return index.areas.streets
    .find(text, MAX_STREETS)
    .flatMap(({ street: { name, area }, score }) => {
      const region = { city: '', zip: area.zip, street: name };
      // Two countries may have the street under the same postcode.
      const found = index.areas.find(region);
      if (!found) return [];
      const counts = ofEachList((kind) => countIn(index.listIndexes[kind], found.streets ?? []));
      const count = offered((kind) => counts[kind], listKind);
      return new RankedPlace({ score, count }, () => {
        const known = foundPlace(found, '', locale);
        return { ...known, region, isExact: score < 1, counts };
      });
    });
}

function countIn(listIndex: ListIndex, streets: readonly Street[]): number {
  return streets.reduce((sum, street) => sum + countInStreet(listIndex, street), 0);
}

function countInStreet(listIndex: ListIndex, { id, area }: Street): number {
  const { columns, byArea, homes } = listIndex;
  let count = 0;
  const ofProjects: number[] = [];
  for (const row of byArea.get(area.id) ?? []) {
    if (columns.streets[row] !== id) continue;
    if (row < homes.length) count += 1;
    else ofProjects.push(row);
  }
  if (ofProjects.length === 0) return count;
  const bits = emptyBits(columns.streets.length);
  for (const row of ofProjects) setBit(bits, row);
  return count + countItems(listIndex, bits).projects;
}
