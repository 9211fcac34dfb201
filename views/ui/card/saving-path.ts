import { isOwnerPage } from '../../domain/site/owner-pages.ts';
import { SAVED_PAGE } from '../../domain/site/saved-page.ts';
import { isSignedPage } from '../../domain/site/signed-page.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * URL path of the page to which hearts are sent; undefined if the page has none: previews, pages
 * for owners, and behind signed links.
 */
export function savingPath({ links, isPreview, subject }: PageContext): string | undefined {
  const { page } = subject;
  if (isPreview || isOwnerPage(page) || isSignedPage(page)) return undefined;
  return links.page(SAVED_PAGE);
}
