import { isOwnerPage } from '../domain/site/owner-pages.ts';
import type { PageContext } from '../page-context.ts';

/**
 * Whether third parties may be on a page, if the visitor consents: the site has some, and it is not
 * an owner's page.
 */
export function showsParties({ site, subject }: PageContext): boolean {
  return site.info.thirdParties.length > 0 && !isOwnerPage(subject.page);
}
