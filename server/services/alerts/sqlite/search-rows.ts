import type { ListKind } from '../../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { Frequency, SavedSearch, SearchState } from '../saved-search.ts';

/** A row as node:sqlite gives it. */
export type Row = Readonly<Record<string, unknown>>;

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
    ...numberIn(row, 'confirmed_at', 'confirmedAt'),
    ...numberIn(row, 'expires_at', 'expiresAt'),
    ...numberIn(row, 'reminded_at', 'remindedAt'),
    ...numberIn(row, 'ended_at', 'endedAt'),
    ...(typeof row['lead'] === 'string' && { lead: row['lead'] }),
  };
}

/** Nothing for a column without a value. */
function numberIn<K extends string>(row: Row, column: string, name: K): Partial<Record<K, number>> {
  const value = row[column];
  return typeof value === 'number' ? ({ [name]: value } as Record<K, number>) : {};
}
