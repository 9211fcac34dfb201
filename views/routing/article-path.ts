import type { Locale } from '../domain/locale.ts';
import { textOf } from '../domain/multilingual.ts';
import type { Article } from '../domain/site/article.ts';
import type { Page } from '../domain/site/page.ts';
import type { Site } from '../domain/site/site.ts';
import { findPage, namedPagePath, publishedPage } from './page-path.ts';
import { idsIn, wordsOf } from './property-path.ts';
import { slugOf } from './slug.ts';

/** The page that every article of a site is shown through. */
const MOULD = 'article';

/**
 * `/{locale}/{articles page}/{title}-{id}`; undefined when the site has no such pages in this
 * language, or the article no title in it.
 */
export function articlePath(site: Site, locale: Locale, article: Article): string | undefined {
  const list = namedPagePath(site, 'articles', locale);
  const title = textOf(article.title, locale).trim();
  if (list === undefined || title === '' || !publishedPage(site, MOULD)) return undefined;
  return `${list}/${[slugOf(title), article.id].filter((part) => part !== '').join('-')}`;
}

/** The article at these segments (decoded, without the language), with its one address. */
export function findArticle(
  site: Site,
  segments: readonly string[],
  locale: Locale,
): { article: Article; page: Page; path: string } | undefined {
  if (findPage(site, segments.slice(0, -1), locale)?.name !== 'articles') return undefined;
  const [id] = wordsOf(segments).slice(-1).flatMap(idsIn);
  const article = site.content?.articles.find((one) => one.id === id);
  const page = publishedPage(site, MOULD);
  const path = article && articlePath(site, locale, article);
  return article && page && path !== undefined ? { article, page, path } : undefined;
}
