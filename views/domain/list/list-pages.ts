import type { ListKind } from './list-kind.ts';

/** The page that each list stands on, by name. */
export const LIST_PAGES = {
  sale: 'for-sale',
  rent: 'for-rent',
  sold: 'sold',
  projects: 'projects',
} as const satisfies Readonly<Record<ListKind, string>>;
