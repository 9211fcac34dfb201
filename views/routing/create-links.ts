import { listParameters } from '../domain/list-parameters.ts';
import type { ListQuery } from '../domain/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Project } from '../domain/project.ts';
import type { Property } from '../domain/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { Site } from '../domain/site/site.ts';
import { articlePath } from './article-path.ts';
import type { Links } from './links.ts';
import { namedPagePath, publishedPage } from './page-path.ts';
import { projectPath } from './project-path.ts';
import { listPath, propertyPath } from './property-path.ts';
import { withQuery } from './with-query.ts';

/** The addresses of a site in one language (spec section 2). */
export function createLinks(site: Site, locale: Locale): Links {
  return {
    page: (name: string) => namedPagePath(site, name, locale),
    property: (property: Property) => propertyPath(site, locale, property),
    project: (project: Project) =>
      publishedPage(site, 'project') && projectPath(site, locale, project),
    article: (article: Article) => articlePath(site, locale, article),
    list: (query: ListQuery, keep?: URLSearchParams) =>
      withQuery(
        listPath(site, query.listing, locale) ?? homePath(site, locale),
        listParameters(query, keep),
      ),
    inLocale: (other: Locale) => createLinks(site, other),
  };
}

/** Path of the home page: `/{locale}/{slug}`; `/{locale}` when this language has none. */
export function homePath(site: Site, locale: Locale): string {
  return namedPagePath(site, 'home', locale) ?? `/${locale}`;
}
