import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { numberIn, presentIn, type Row, textIn } from '../../platform/row.ts';
import type { Frequency, SavedSearch, SearchState } from './saved-search.ts';

export function searchOf(row: Row): SavedSearch {
  return {
    id: String(row['id']),
    person: String(row['person']),
    email: String(row['email']),
    locale: String(row['locale']) as Locale,
    frequency: String(row['frequency']) as Frequency,
    list: String(row['list']) as ListKind,
    query: String(row['query']),
    state: String(row['state']) as SearchState,
    createdAt: Number(row['created_at']),
    ...presentIn({
      confirmedAt: numberIn(row, 'confirmed_at'),
      expiresAt: numberIn(row, 'expires_at'),
      remindedAt: numberIn(row, 'reminded_at'),
      endedAt: numberIn(row, 'ended_at'),
      lead: textIn(row, 'lead'),
    }),
  };
}

/**
 * Changes of searches, each with the search as it is now: undefined once it is erased.
 * @param rows by `number`, each with the search's own columns, which are null then.
 * @param after the number that they come after.
 */
export function changesOf(rows: readonly Row[], after: number) {
  return {
    number: Number(rows.at(-1)?.['number'] ?? after),
    changes: rows.map((row) => ({
      id: String(row['search']),
      search: row['id'] === null ? undefined : searchOf(row),
    })),
  };
}
