import { perItem } from '../memo/per-item.ts';
import type { ListKind } from './list-kind.ts';
import { parseListQuery } from './list-parameters.ts';

/**
 * What the query parameters of a page ask of its list. Several parts of a page ask for it; the
 * parameters of a page's context are not changed.
 */
export const listQueryOf = perItem((query: URLSearchParams, listKind: ListKind) =>
  parseListQuery(query, listKind),
);
