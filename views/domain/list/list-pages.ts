import { LIST_KINDS, type ListKind } from './list-kind.ts';

/** Name of the page that shows each list. */
export const LIST_PAGES = {
  sale: 'for-sale',
  rent: 'for-rent',
  sold: 'sold',
  projects: 'projects',
} as const satisfies Readonly<Record<ListKind, string>>;

/** The kind of the list that the page with this name shows; undefined for other pages. */
export function listKindOn(pageName: string): ListKind | undefined {
  return LIST_KINDS.find((kind) => LIST_PAGES[kind] === pageName);
}
