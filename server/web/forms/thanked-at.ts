import type { Locale } from '../../../views/domain/locale.ts';
import { REFERENCE_PARAMETER, type ThankYou } from '../../../views/domain/thank-you.ts';
import { homePath } from '../../../views/routing/home-path.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { withQuery } from '../../../views/routing/with-query.ts';
import { thankYouPath } from '../../../views/subjects/thank-you/thank-you-kind.ts';

/**
 * URL of the thank-you page of a lead, which has its reference, so that two tabs show each its own:
 * this browser's cookie opens it, nobody else's. The home page of a site without thank-you pages.
 */
export function thankedAt(
  paths: SitePaths,
  locale: Locale,
  thankYou: ThankYou,
  reference: string | undefined,
): string {
  const path = thankYouPath(paths, locale, thankYou);
  if (path === undefined) return homePath(paths, locale);
  const query = new URLSearchParams(reference && { [REFERENCE_PARAMETER]: reference });
  return withQuery(path, query);
}
