import type { Locale } from '../domain/locale.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { Project } from '../domain/project/project.ts';
import type { Property } from '../domain/property/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { PageKey } from '../domain/site/page.ts';

/** URLs within the site, in one language. Every link on a page is made here. */
export interface Links {
  /** Path of the page with this name; undefined when the site has none that is published. */
  page(name: PageKey | (string & {})): string | undefined;
  /** Path of a home; undefined when it is sold and the site has no pages for sold homes. */
  property(property: Property): string | undefined;
  /** Path of a project; undefined when the site has no pages for projects. */
  project(project: Project): string | undefined;
  /** Path of an article; undefined when the site has no pages for them. */
  article(article: Article): string | undefined;
  /** A list's URL with these parameters; unknown ones in `keep` are carried along. */
  list(query: ListQuery, keep?: URLSearchParams): string;
  inLocale(locale: Locale): Links;
}
