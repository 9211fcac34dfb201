import { perItem } from '../memo/per-item.ts';
import type { ListKind } from './list-kind.ts';
import { parseListQuery } from './list-parameters.ts';

/**
 * The list query of a page's query parameters. Memoized by the parameters, because several parts of
 * a page need it and the parameters of a context never change.
 */
export const listQueryOf = perItem((query: URLSearchParams, listKind: ListKind) =>
  parseListQuery(query, listKind),
);
