import type { Locale } from '../domain/locale.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { Project } from '../domain/project/project.ts';
import type { Manager, Property } from '../domain/property/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { PageKey } from '../domain/site/page.ts';
import type { ItemFormName } from './item-form/item-form-subject.ts';
import type { Subject } from './subject.ts';

/** URLs within the site, in one language. Every link on a page is built here. */
export interface Links {
  /** URL path of the page with this name; undefined if none is published. */
  page(name: PageKey | (string & {})): string | undefined;
  /** URL path of any subject; undefined if this language does not have it. */
  to(subject: Subject): string | undefined;
  /** URL path of a home; undefined if it is sold and the site has no pages for sold homes. */
  property(property: Property): string | undefined;
  /** URL path of a project; undefined if the site has no pages for projects. */
  project(project: Project): string | undefined;
  /** URL path that redirects to the page of a home or project: the one to print. */
  short(item: ListItem): string;
  /** URL path of an article; undefined if the site has no pages for articles. */
  article(article: Article): string | undefined;
  /** URL path of a person of the team; undefined if the site has no pages for people. */
  person(person: Manager): string | undefined;
  /** URL path of the form by which a person is asked to call; undefined if the site has none. */
  personCall(person: Manager): string | undefined;
  /** URL path of a form about an item; undefined if the site has none, or it is not offered. */
  itemForm(name: ItemFormName, about: ListItem): string | undefined;
  /** URL of a list with these query parameters; unknown ones in `keep` are appended. */
  list(query: ListQuery, keep?: URLSearchParams): string;
  /** URL of a list's RSS feed with the query's filters; undefined if it has no page. */
  feed(query: ListQuery): string | undefined;
  inLocale(locale: Locale): Links;
}
