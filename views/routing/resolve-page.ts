import { LIST_PAGES } from '../domain/list-pages.ts';
import { type Listing, LISTINGS } from '../domain/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Page } from '../domain/site/page.ts';
import type { Site } from '../domain/site/site.ts';
import { findPage, pagePath, publishedPage } from './page-path.ts';
import { listPath } from './property-path.ts';
import type { Place, Redirect } from './resolution.ts';
import { redirectTo } from './resolution.ts';

/** The list of each `goal` of the filter (spec section 3): sale, rent, projects. */
const GOAL_LISTINGS: ReadonlyMap<string | null, Listing> = new Map([
  ['0', 'sale'],
  ['1', 'rent'],
  ['2', 'projects'],
]);

/**
 * The page at these segments, or the redirect to its one address; undefined when none stands
 * there. `goal` on a list of another goal leads to the matching list (spec section 2): by 302,
 * for the site may get or lose that list.
 */
export function resolvePage(
  site: Site,
  path: string,
  segments: readonly string[],
  query: URLSearchParams,
  locale: Locale,
): Extract<Place, { kind: 'page' }> | Redirect | undefined {
  const page = findPage(site, segments, locale) ?? homeAt(site, segments);
  const canonical = page && pagePath(site, page, locale);
  if (!page || canonical === undefined) return undefined;
  if (path !== canonical) return redirectTo(301, canonical, query);
  const listing = LISTINGS.find((name) => LIST_PAGES[name] === page.name);
  if (listing === undefined) return { kind: 'page', locale, page, path };
  const goalPath = pathOfGoal(site, listing, query.get('goal'), locale);
  if (goalPath !== undefined) return redirectTo(302, goalPath, query, 'goal');
  return { kind: 'page', locale, page, path, listing };
}

/** `/{locale}` and `/{locale}/home` are the home page in every language (spec section 2). */
function homeAt(site: Site, segments: readonly string[]): Page | undefined {
  const isHome = segments.length === 0 || segments.join('/').toLowerCase() === 'home';
  return isHome ? publishedPage(site, 'home') : undefined;
}

/** The list that `goal` asks for, when it is another one than this and the site has it. */
function pathOfGoal(
  site: Site,
  listing: Listing,
  goal: string | null,
  locale: Locale,
): string | undefined {
  const wanted = GOAL_LISTINGS.get(goal);
  if (wanted === undefined || wanted === listing) return undefined;
  // Sold homes were for sale or for rent: their list holds both goals.
  if (listing === 'sold' && wanted !== 'projects') return undefined;
  return listPath(site, wanted, locale);
}
