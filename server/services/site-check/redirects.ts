import { readPath } from '../../../views/routing/request-path.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { problemAt } from '../site/read-redirects.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Lines of `redirects.csv` whose home or path is not there. */
export function redirects(folder: CheckedFolder): Warning[] {
  const paths = sitePaths(folder.site);
  const ids = new Set(idsOf(folder));
  return folder.redirects.flatMap(({ target, line }) => {
    if (target.kind === 'home' && folder.hasHomes && !ids.has(target.id)) {
      const reason = `there is no home ${target.id} on the site`;
      return [{ ...problemAt(line, reason), remedy: 'lead to a page, such as for-sale' }];
    }
    if (target.kind !== 'path' || leadsSomewhere(target, paths, ids)) return [];
    const reason = `there is no page at ${target.path}`;
    return [{ ...problemAt(line, reason), remedy: 'name the page instead of its path' }];
  });
}

/** The ids that end the path of an item. */
function idsOf({ site, homes, projects }: CheckedFolder): number[] {
  const { articles = [], faq = [] } = site.content ?? {};
  const questions = faq.flatMap((category) => category.articles);
  return [...homes, ...projects, ...articles, ...questions].map(({ id }) => id);
}

/** Whether a path is that of a page, or below a page and ends in the id of an item. */
function leadsSomewhere(
  { path }: { path: string },
  paths: SitePaths,
  ids: ReadonlySet<number>,
): boolean {
  const { locale, segments = [] } = readPath(path.replace(/[?#].*/, ''));
  if (locale === undefined || segments.length === 0 || paths.at(segments, locale)) return true;
  const id = Number(/(\d+)$/.exec(segments.at(-1) ?? '')?.[1]);
  return ids.has(id) && paths.at(segments.slice(0, -1), locale) !== undefined;
}
