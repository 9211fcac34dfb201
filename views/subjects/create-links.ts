import { LIST_PAGES } from '../domain/list/list-pages.ts';
import { listParameters } from '../domain/list/list-parameters.ts';
import type { Locale } from '../domain/locale.ts';
import { homePath } from '../routing/home-path.ts';
import type { Links } from '../routing/links.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { withQuery } from '../routing/with-query.ts';
import { articlePath } from './article/article-path.ts';
import { projectPath } from './project/project-path.ts';
import { propertyPath } from './property/property-path.ts';

/** The links of a site in one language (spec section 2). */
export function createLinks(paths: SitePaths, locale: Locale): Links {
  return {
    page: (name) => paths.named(name, locale),
    property: (property) => propertyPath(paths, locale, property),
    project: (project) => projectPath(paths, locale, project),
    article: (article) => articlePath(paths, locale, article),
    list: (query, keep) =>
      withQuery(
        paths.named(LIST_PAGES[query.listing], locale) ?? homePath(paths, locale),
        listParameters(query, keep),
      ),
    inLocale: (other) => createLinks(paths, other),
  };
}
