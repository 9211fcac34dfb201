import { isOwnerPage } from '../domain/site/owner-pages.ts';
import { isSignedPage } from '../domain/site/signed-page.ts';
import type { PageContext } from '../page-context.ts';

/**
 * Whether third parties may be on a page, if the visitor consents: the site has some, and it is not
 * an owner's page, or one behind a signed link.
 */
export function showsParties({ site, subject }: PageContext): boolean {
  const { page } = subject;
  return site.info.thirdParties.length > 0 && !isOwnerPage(page) && !isSignedPage(page);
}
