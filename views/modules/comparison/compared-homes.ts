import { readHomeIds } from '../../domain/list/home-ids.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { MAX_COMPARED } from '../../routing/compare-href.ts';

/** Ids that are looked up: more than are compared, as some homes may be gone. */
const MAX_IDS = 60;

/** The homes that a query string names. */
export interface ComparedHomes {
  /** Those that the site has, in the order of the query string. */
  homes: readonly Property[];
  /** Whether further ones were left out because there were too many. */
  isCut: boolean;
  /** Whether something was not the id of a home that the site has. */
  hasMissing: boolean;
}

/** The homes to compare: the first four that exist. */
export function comparedHomes({ query, data }: Pick<PageContext, 'query' | 'data'>): ComparedHomes {
  const { ids, hasMore, hasInvalid } = readHomeIds(query, MAX_IDS);
  const found = ids.flatMap((id) => data.property(id) ?? []);
  return {
    homes: found.slice(0, MAX_COMPARED),
    isCut: hasMore || found.length > MAX_COMPARED,
    hasMissing: hasInvalid || found.length < ids.length,
  };
}
