import { formatDate } from '../../domain/format/date.ts';
import type { Article } from '../../domain/site/article.ts';

export function ArticleDate({ article }: { article: Article }) {
  return (
    <p className="article-date numerals">
      <time dateTime={article.date}>{formatDate(article.date)}</time>
    </p>
  );
}
