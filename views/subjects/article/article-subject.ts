import type { Article } from '../../domain/site/article.ts';
import type { Page } from '../../domain/site/page.ts';

/** An article of the agency, shown through the template page `article`. */
export interface ArticleSubject {
  kind: 'article';
  page: Page;
  article: Article;
}
