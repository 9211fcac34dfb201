import { randomUUID } from 'node:crypto';
import type { NewSearch } from '../../../server/services/alerts/saved-search.ts';

/** A search that was asked for at 1,000,000. */
export function newSearch(changes: Partial<NewSearch> = {}): NewSearch {
  return {
    id: randomUUID(),
    email: 'An.Peeters@Example.be',
    locale: 'nl',
    frequency: 'daily',
    list: 'sale',
    query: 'type=1&pricemax=450000',
    createdAt: 1_000_000,
    ...changes,
  };
}
