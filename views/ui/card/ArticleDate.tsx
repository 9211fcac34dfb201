import { formatDate } from '../../domain/format/date.ts';
import type { Article } from '../../domain/site/article.ts';

/** The day an article is of. */
export function ArticleDate({ article }: { article: Article }) {
  return (
    <p className="article-date numerals">
      <time dateTime={article.date}>{formatDate(article.date)}</time>
    </p>
  );
}
