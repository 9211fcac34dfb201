import { LIST_PAGES } from '../domain/list/list-pages.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Project } from '../domain/project/project.ts';
import type { Property } from '../domain/property/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { Links } from './links.ts';

/** The query parameter of a preview's token. */
export const PREVIEW_PARAMETER = 'preview';

/** The preview that is shown. */
export interface Preview {
  /** Name of the page for which the token is valid. */
  page: string;
  token: string;
}

/** A path with the token of a preview appended. */
export function withPreviewToken(path: string, token: string): string {
  const [bare = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PREVIEW_PARAMETER, token);
  return `${bare}?${parameters}`;
}

/**
 * The links of a previewed page: those to pages for which the token is valid keep it, the others
 * lead to the published site.
 */
export function previewLinks(links: Links, { page, token }: Preview): Links {
  const own = (path: string) => withPreviewToken(path, token);
  const withToken = (name: string, path: string | undefined) =>
    path !== undefined && name === page ? own(path) : path;
  return {
    page: (name: string) => withToken(name, links.page(name)),
    property: (property: Property) => withToken('property', links.property(property)),
    project: (project: Project) => withToken('project', links.project(project)),
    article: (article: Article) => withToken('article', links.article(article)),
    list: (query: ListQuery, keep?: URLSearchParams) => {
      const others = keep && new URLSearchParams(keep);
      others?.delete(PREVIEW_PARAMETER);
      const path = links.list(query, others);
      return page === LIST_PAGES[query.listing] ? own(path) : path;
    },
    inLocale: (locale: Locale) => previewLinks(links.inLocale(locale), { page, token }),
  };
}
