import type { ListKind } from './list-kind.ts';

/** Name of the page that shows each list. */
export const LIST_PAGES = {
  sale: 'for-sale',
  rent: 'for-rent',
  sold: 'sold',
  projects: 'projects',
} as const satisfies Readonly<Record<ListKind, string>>;
