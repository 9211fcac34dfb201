import type { Locale } from '../../domain/locale.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { Article } from '../../domain/site/article.ts';
import { idsIn, wordsOf } from '../../routing/id-words.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { slugOf } from '../../routing/slug.ts';
import type { RequestedPath, Found } from '../subject-kind.ts';
import type { ArticleSubject } from './article-subject.ts';

/** Name of the template page of articles. */
export const TEMPLATE = 'article';

/**
 * `/{locale}/{articles page}/{title}-{id}`; undefined if the site has no such pages in this
 * language. A title that is missing in it is that of another language.
 */
export function articlePath(
  paths: SitePaths,
  locale: Locale,
  article: Article,
): string | undefined {
  const list = paths.named('articles', locale);
  const title = shownText(article.title, { locale, site: paths.site }).text.trim();
  if (list === undefined || title === '' || !paths.page(TEMPLATE)) return undefined;
  return `${list}/${[slugOf(title), article.id].filter((part) => part !== '').join('-')}`;
}

/** The article below the page of articles whose id ends the path. */
export function findArticle({
  paths,
  segments,
  own,
}: RequestedPath): Found<ArticleSubject> | undefined {
  if (!own || paths.at(segments.slice(0, -1), own)?.name !== 'articles') return undefined;
  const [id] = wordsOf(segments).slice(-1).flatMap(idsIn);
  const article = paths.site.content?.articles.find((one) => one.id === id);
  const page = paths.page(TEMPLATE);
  const path = article && articlePath(paths, own, article);
  if (!article || !page || path === undefined) return undefined;
  return { subject: { kind: 'article', page, article }, path };
}
