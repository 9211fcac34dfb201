import { colon } from '../domain/colon.ts';
import { LIST_PARAMETERS, parseListQuery } from '../domain/list-parameters.ts';
import { LISTINGS } from '../domain/list-query.ts';
import { textOf } from '../domain/multilingual.ts';
import { firstParagraph, plainText } from '../domain/rich-text.ts';
import { shorten } from '../domain/shorten.ts';
import { listTitle } from '../modules/property-list/list-words.ts';
import type { PageContext } from '../page-context.ts';
import { homeName } from '../domain/home-name.ts';
import { projectName } from '../domain/project-name.ts';
import { LIST_PAGES } from '../domain/list-pages.ts';

/** More than a search engine or a tab shows of a title. */
const TITLE_LENGTH = 100;
/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 155;

/** The document's title: the home or the page, then the agency. */
export function titleOf(ctx: PageContext): string {
  return `${subjectOf(ctx)} · ${ctx.site.info.name}`;
}

/** What the page is about, without the agency. */
export function subjectOf(ctx: PageContext): string {
  const { property, project, article, page, locale, t } = ctx;
  if (property) {
    const title = textOf(property.title, locale);
    return shorten(
      [homeName(ctx, property), title].filter(Boolean).join(colon(locale)),
      TITLE_LENGTH,
    );
  }
  if (project) {
    const title = textOf(project.title, locale);
    return shorten(
      [projectName(ctx, project), title].filter(Boolean).join(colon(locale)),
      TITLE_LENGTH,
    );
  }
  if (article) return textOf(article.title, locale);
  const title = placesTitle(ctx) ?? searchTitle(ctx) ?? textOf(page.params.title, locale);
  const number = pageNumber(ctx);
  return number > 1 ? t('list.titlePage', { title, page: number }) : title;
}

/** What a list that is narrowed to places says in its heading; undefined on every other page. */
function placesTitle(ctx: PageContext): string | undefined {
  const listing = LISTINGS.find((name) => LIST_PAGES[name] === ctx.page.name);
  if (!listing || !ctx.query.has('region')) return undefined;
  const query = parseListQuery(ctx.query, listing);
  return query.regions.length > 0 ? shorten(listTitle(ctx, query), TITLE_LENGTH) : undefined;
}

/** What was searched for, on the results page. */
function searchTitle({ page, query, t }: PageContext): string | undefined {
  const text = page.name === 'search' ? query.get('q')?.trim() : undefined;
  return text ? shorten(t('search.results', { text }), TITLE_LENGTH) : undefined;
}

/** What the page is about, in one or two sentences. */
export function descriptionOf(ctx: PageContext): string {
  const text = detailText(ctx);
  const whole = text === '' ? textOf(ctx.page.params.description, ctx.locale) : text;
  return shorten(whole.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
}

/** The text of what a detail page is about; '' on any other page. */
function detailText({ property, project, article, locale }: PageContext): string {
  if (article) return firstParagraph(textOf(article.fullText, locale));
  return plainText(textOf((property ?? project)?.description, locale));
}

/** Where this page stands for search engines: filters and orders are views of the same list. */
export function canonicalOf(ctx: PageContext): string {
  return `${ctx.origin}${ctx.path}${canonicalQuery(ctx)}`;
}

/**
 * The query of the canonical address, in every language: hreflang names canonical addresses only.
 * The second page of a part of a list, or of another order, is no page of the whole list.
 */
export function canonicalQuery(ctx: PageContext): string {
  const isView = LIST_PARAMETERS.some((name) => name !== 'page' && ctx.query.has(name));
  const number = isView ? 1 : pageNumber(ctx);
  return number > 1 ? `?page=${number}` : '';
}

/** 1 on everything that is no list: there `page` means nothing. Every list reads it alike. */
function pageNumber({ page: { name }, query }: PageContext): number {
  if (!Object.values<string>(LIST_PAGES).includes(name)) return 1;
  return parseListQuery(query, 'sale').page;
}
