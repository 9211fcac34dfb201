import type { Page } from './page.ts';

/** Name of the page behind a signed link of a mail. */
export const SIGNED_PAGE = 'signed-page';

/**
 * Whether a page is behind a signed link: its URL opens what one person sent, so that no third
 * party may learn it.
 */
export function isSignedPage({ name }: Pick<Page, 'name'>): boolean {
  return name === SIGNED_PAGE;
}
