import type { Page } from './page.ts';

/** Names of the pages for owners: where they sign in, and the history of a home. */
const OWNER_PAGES: readonly string[] = ['login', 'owner'];

/**
 * Whether a page is for owners: it is cached nowhere, nothing of a third party is on it, and search
 * engines do not know it.
 */
export function isOwnerPage({ name }: Pick<Page, 'name'>): boolean {
  return OWNER_PAGES.includes(name);
}
