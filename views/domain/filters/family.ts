import type { Listing, ListQuery } from '../list-query.ts';

/**
 * Parameters of a list's address that belong together: how they are read and, beside it, how they
 * are written. Whatever `read` makes of an address, `write` gives back, and reading that gives the
 * same again; what is the default is not written.
 */
export interface Family<Field extends keyof ListQuery> {
  /** The parameters, in the order in which they are written. */
  names: readonly string[];
  /** Never throws: a value that cannot be read counts as not given. */
  read(parameters: URLSearchParams, listing: Listing): Pick<ListQuery, Field>;
  write(query: Pick<ListQuery, Field>): [name: string, value: string][];
}
