import type { Page } from './page.ts';

/** Names of the pages for owners: where they sign in, and the history of a home. */
const OWNER_PAGES: readonly string[] = ['login', 'owner'];

/** Whether a page is for owners: it is never cached, has no third parties and is not indexed. */
export function isOwnerPage({ name }: Pick<Page, 'name'>): boolean {
  return OWNER_PAGES.includes(name);
}
