import { withoutDuplicates } from '../../views/domain/list/paging.ts';
import type { FurtherPage, ListEntry } from '../../views/ui/list/list-parts.ts';

/** Further pages without the items that the list already shows (spec section 4). */
export function newEntries(
  pages: readonly FurtherPage[],
  known: readonly string[],
): { page: number; entries: readonly ListEntry[] }[] {
  const shown = [...known];
  return pages.map(({ page, entries }) => {
    const fresh = withoutDuplicates(shown, entries);
    shown.push(...fresh.map(({ key }) => key));
    return { page, entries: fresh };
  });
}
