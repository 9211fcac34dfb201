import { costQuery } from '../../domain/buying-costs/typed-costs.ts';
import type { Page } from '../../domain/site/page.ts';
import { shownQuestions } from '../../domain/site/faq.ts';
import {
  LIST_PARAMETERS,
  listParameters,
  parseListQuery,
} from '../../domain/list/list-parameters.ts';
import { parametersOf } from '../../domain/filters/filters.ts';
import { homesQuery } from '../../domain/list/home-ids.ts';
import { listQueryOf } from '../../domain/list/list-query-of.ts';
import { itemsQuery, readItemKeys } from '../../domain/saved/item-keys.ts';
import { isOwnerPage } from '../../domain/site/owner-pages.ts';
import { isSavedPage } from '../../domain/site/saved-page.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { agencyWithOffices } from '../../domain/structured-data/agency-node.ts';
import { contactPage, faqPage } from '../../domain/structured-data/page-nodes.ts';
import type { JsonLd } from '../../domain/structured-data/json-ld.ts';
import type { SubjectContext } from '../../page-context.ts';
import { wholeListTitle } from '../../ui/list-words.ts';
import { homeCrumb } from '../home-crumb.ts';
import { demandQuery } from '../../routing/demand-href.ts';
import type { HeadWords, SubjectKind } from '../subject-kind.ts';
import { TITLE_LENGTH } from '../title-length.ts';
import { findPage, pageSubject } from './find-page.ts';
import type { PageSubject } from './page-subject.ts';

/** A page of the site. Its texts are the agency's, except for lists and searches. */
export const pageKind: SubjectKind<PageSubject> = {
  template: undefined,
  mailedPath: undefined,
  preview: undefined,

  path: (paths, locale, { page }) => paths.pathOf(page, locale),
  find: findPage,
  sharedQuery,
  all: (paths) =>
    paths.site.pages
      .filter(({ status }) => status === 'Published')
      .filter((page) =>
        paths.site.info.languages.some((locale) => paths.pathOf(page, locale) !== undefined),
      )
      .map(pageSubject),
  sitemapGroup: () => 'pages',
  pictures: () => [],
  cacheRule: ({ page }) => (isOwnerPage(page) || isSavedPage(page) ? 'no-store' : 'cached'),

  name: (ctx, { page }) => textOf(page.params.title, ctx.locale),
  title: pageTitle,
  description: () => '',
  picture: () => undefined,
  published: () => undefined,
  canonicalQuery,
  parent: () => undefined,
  crumbs: (ctx) => homeCrumb(ctx),
  structuredData: (ctx, { page }, head) => [
    ...(page.name === 'home' || page.name === 'contact'
      ? [agencyWithOffices(ctx.site, ctx.origin, ctx.locale)]
      : []),
    ...(page.name === 'contact' ? [contactPage(head, ctx.origin)] : []),
    ...questions(ctx, head),
  ],
};

/** Kinds of module with a form that the query string of its page fills in. */
const FILLED_IN: readonly string[] = ['demand', 'demand-wizard'];

const COSTS = 'buying-costs';

function sharedQuery({ page, listKind }: PageSubject, query: URLSearchParams): URLSearchParams {
  if (listKind) return listParameters(parseListQuery(query, listKind), query);
  if (page.name === 'compare') return homesQuery(query);
  if (isSavedPage(page)) return new URLSearchParams(itemsQuery(readItemKeys(query)));
  if (shows(page, [COSTS])) return costQuery(query);
  return shows(page, FILLED_IN) ? demandQuery(query) : new URLSearchParams();
}

function shows({ params }: Page, kinds: readonly string[]): boolean {
  return params.modules.some(
    ({ relations, status }) => status === 'Published' && kinds.includes(relations.type),
  );
}

function pageTitle(ctx: SubjectContext, subject: PageSubject): string {
  const title =
    placesTitle(ctx, subject) ??
    searchTitle(ctx, subject) ??
    textOf(subject.page.params.title, ctx.locale);
  const number = pageNumber(subject, ctx.query);
  return number > 1 ? ctx.t('list.titlePage', { title, page: number }) : title;
}

/** Heading of a list that is filtered by places; undefined on other pages. */
function placesTitle(ctx: SubjectContext, { listKind }: PageSubject): string | undefined {
  if (!listKind || !parametersOf('regions').some((name) => ctx.query.has(name))) return undefined;
  const query = listQueryOf(ctx.query, listKind);
  return query.regions.length > 0 ? shorten(wholeListTitle(ctx, query), TITLE_LENGTH) : undefined;
}

/** The searched text, on the results page. */
function searchTitle({ query, t }: SubjectContext, { page }: PageSubject): string | undefined {
  const text = page.name === 'search' ? query.get('q')?.trim() : undefined;
  return text ? shorten(t('search.results', { text }), TITLE_LENGTH) : undefined;
}

/**
 * The page number is part of the canonical URL only for the unfiltered list in its default order,
 * beside a map or not.
 */
function canonicalQuery(subject: PageSubject, query: URLSearchParams): string {
  const isOther = LIST_PARAMETERS.some((name) => !isSameList(name) && query.has(name));
  const number = isOther ? 1 : pageNumber(subject, query);
  return number > 1 ? `?page=${number}` : '';
}

/** Whether a parameter leaves a list as it is: its page, its map, and what the map shows. */
function isSameList(name: string): boolean {
  return ['page', 'map', 'view'].includes(name);
}

/** 1 on pages without a list, where `page` has no meaning. */
function pageNumber({ listKind }: PageSubject, query: URLSearchParams): number {
  return listKind === undefined ? 1 : listQueryOf(query, listKind).page;
}

/** Only if the questions are the page's main content, below its own heading. */
function questions({ subject, site, locale }: SubjectContext, { url }: HeadWords): JsonLd[] {
  const shown = subject.page.params.modules.filter(
    ({ relations, status, content }) =>
      relations.type === 'faq' && status === 'Published' && content['level'] === 1,
  );
  const categories = shown.flatMap((module) => shownQuestions(site.content?.faq ?? [], module));
  return categories.length > 0 ? [faqPage(categories, url, locale)] : [];
}
