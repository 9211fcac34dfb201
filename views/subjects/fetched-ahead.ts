import { LIST_PAGES } from '../domain/list/list-pages.ts';
import type { Page } from '../domain/site/page.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { pageKind } from './page/page-kind.ts';
import { pageSubject } from './page/find-page.ts';
import { itemFormSegment } from './item-form/item-form-path.ts';
import { ITEM_FORMS } from './item-form/item-form-subject.ts';

/** Pages that a browser may fetch before a link is followed, by URL path; `*` matches anything. */
export interface FetchedAhead {
  /** The site's own pages, and articles. */
  pages: readonly string[];
  /** Homes and projects. */
  details: readonly string[];
  /** Exceptions: paths that are never fetched ahead. */
  never: readonly string[];
}

/**
 * Names of pages that depend on the visitor or start a wizard; they include the pages below them.
 */
const NEVER_PAGES: readonly string[] = [
  'login',
  'owner',
  'demand',
  'demand-wizard',
  'valuation',
  'contact',
  'saved',
];

/** URL paths other than those of the site's own pages: files, owners' pages. */
const NEVER_PATHS = [
  '/api/*',
  '/assets/*',
  '/data/*',
  '/files/*',
  '/flight/*',
  '/media/*',
  '/third-party/*',
  '/tiles/*',
];

/** Of a site with owners: leads to the sign-in page of the visitor's language. */
const SIGN_IN_PATHS = ['/login', '/login/*'];

/**
 * The pages of a site that may be fetched ahead, in every language (spec section 2, "Fetched
 * ahead").
 */
export function fetchedAhead(paths: SitePaths): FetchedAhead {
  const published = paths.site.pages.filter(({ status }) => status === 'Published');
  const mayBe = published.filter((page) => !isNever(page));
  return {
    pages: [...pathsOf(paths, mayBe), ...below(namedPaths(paths, ['articles']))],
    details: below(namedPaths(paths, Object.values(LIST_PAGES))),
    never: [
      ...NEVER_PATHS,
      ...(paths.page('login') ? SIGN_IN_PATHS : []),
      ...paths.site.info.languages.map((locale) => `/${locale}/bedankt/*`),
      ...itemForms(paths),
      ...pathsOf(paths, published.filter(isNever)).flatMap((path) => [path, `${path}/*`]),
    ],
  };
}

/** Pages that depend on the visitor are never fetched ahead either. */
function isNever(page: Page): boolean {
  return NEVER_PAGES.includes(page.name) || pageKind.cacheRule(pageSubject(page)) !== 'cached';
}

function pathsOf(paths: SitePaths, pages: readonly Page[]): string[] {
  return pages
    .flatMap((page) => paths.site.info.languages.map((locale) => paths.pathOf(page, locale)))
    .filter((path) => path !== undefined);
}

function namedPaths(paths: SitePaths, names: readonly string[]): string[] {
  return pathsOf(
    paths,
    names.map((name) => paths.page(name)).filter((page) => page !== undefined),
  );
}

/** The forms below properties and projects. */
function itemForms(paths: SitePaths): string[] {
  const segments = ITEM_FORMS.flatMap((name) =>
    paths.site.info.languages.map((locale) => itemFormSegment(paths, locale, name)),
  );
  return segments.filter((one) => one !== undefined).map((one) => `/*/${one}`);
}

function below(paths: readonly string[]): string[] {
  return paths.map((path) => `${path}/*`);
}
