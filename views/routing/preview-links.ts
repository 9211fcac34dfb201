import { LIST_PAGES } from '../domain/list/list-pages.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Project } from '../domain/project/project.ts';
import type { Property } from '../domain/property/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { Links } from './links.ts';

/** The parameter that carries a preview's token. */
export const PREVIEW_PARAMETER = 'preview';

/** A preview that is being looked at. */
export interface Preview {
  /** Name of the page that the token opens. */
  page: string;
  token: string;
}

/** A path with the token of a preview behind it. */
export function withPreviewToken(path: string, token: string): string {
  const [bare = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PREVIEW_PARAMETER, token);
  return `${bare}?${parameters}`;
}

/**
 * The links of a previewed page: those to what the token opens keep it, the others lead to the site
 * as visitors see it.
 */
export function previewLinks(links: Links, { page, token }: Preview): Links {
  const own = (path: string) => withPreviewToken(path, token);
  const kept = (name: string, path: string | undefined) =>
    path !== undefined && name === page ? own(path) : path;
  return {
    page: (name: string) => kept(name, links.page(name)),
    property: (property: Property) => kept('property', links.property(property)),
    project: (project: Project) => kept('project', links.project(project)),
    article: (article: Article) => kept('article', links.article(article)),
    list: (query: ListQuery, keep?: URLSearchParams) => {
      const others = keep && new URLSearchParams(keep);
      others?.delete(PREVIEW_PARAMETER);
      const path = links.list(query, others);
      return page === LIST_PAGES[query.listing] ? own(path) : path;
    },
    inLocale: (locale: Locale) => previewLinks(links.inLocale(locale), { page, token }),
  };
}
