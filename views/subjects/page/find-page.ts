import { LIST_PAGES, listKindOn } from '../../domain/list/list-pages.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Page } from '../../domain/site/page.ts';
import { type Redirect, redirectTo } from '../../routing/redirect.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import type { RequestedPath, Found } from '../subject-kind.ts';
import type { PageSubject } from './page-subject.ts';

/** The list of each `goal` of the filter (spec section 3): sale, rent, projects. */
const GOAL_LIST_KINDS: ReadonlyMap<string | null, ListKind> = new Map([
  ['0', 'sale'],
  ['1', 'rent'],
  ['2', 'projects'],
]);

export function pageSubject(page: Page): PageSubject {
  const listKind = listKindOn(page.name);
  return { kind: 'page', page, ...(listKind && { listKind }) };
}

/**
 * The page of the site at a path. A list with the `goal` of another list redirects there (spec
 * section 2): by 302, because the site may gain or lose that list.
 */
export function findPage(requested: RequestedPath): Found<PageSubject> | undefined {
  const { paths, segments, own, query } = requested;
  if (!own) return undefined;
  const page = paths.at(segments, own) ?? homeAt(paths, segments);
  const path = page && paths.pathOf(page, own);
  if (!page || path === undefined) return undefined;
  const subject = pageSubject(page);
  const elsewhere = listOfGoal(paths, own, subject.listKind, query);
  return { subject, path, ...(elsewhere && { elsewhere }) };
}

/** `/{locale}` and `/{locale}/home` are the home page in every language (spec section 2). */
function homeAt(paths: SitePaths, segments: readonly string[]): Page | undefined {
  const isHome = segments.length === 0 || segments.join('/').toLowerCase() === 'home';
  return isHome ? paths.page('home') : undefined;
}

/** The list for `goal`, if it is another one than this and the site has it. */
function listOfGoal(
  paths: SitePaths,
  locale: Locale,
  listKind: ListKind | undefined,
  query: URLSearchParams,
): Redirect | undefined {
  const wanted = GOAL_LIST_KINDS.get(query.get('goal'));
  if (listKind === undefined || wanted === undefined || wanted === listKind) return undefined;
  // The list of sold homes holds both goals.
  if (listKind === 'sold' && wanted !== 'projects') return undefined;
  const path = paths.named(LIST_PAGES[wanted], locale);
  return path === undefined ? undefined : redirectTo(302, path, query, 'goal');
}
