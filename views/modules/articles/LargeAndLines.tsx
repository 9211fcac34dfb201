import type { Article } from '../../domain/site/article.ts';
import type { PageContext } from '../../page-context.ts';
import { ArticleCard } from '../../ui/card/ArticleCard.tsx';
import { contentSizes } from '../../ui/picture/content-sizes.ts';

/** Widths of the pictures: seven columns of twelve, and two fifths of the other five, on a phone a third (articles.css). */
const LARGE = contentSizes((content) => ((content - 24) * 7) / 12, '(min-width: 64rem) 55vw, 93vw');
const LINE = contentSizes((content) => content / 6, '(min-width: 64rem) 16vw, 30vw');

interface Props {
  ctx: PageContext;
  /** The large one first. */
  articles: readonly Article[];
}

/** The first article with a large picture, the others as lines beside it. */
export function LargeAndLines({ ctx, articles: [main, ...others] }: Props) {
  if (!main) return null;
  return (
    <div className="article-lead">
      <ArticleCard ctx={ctx} article={main} level={3} sizes={LARGE} />
      {others.length > 0 && (
        <ul className="article-lines">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard ctx={ctx} article={article} level={3} sizes={LINE} isBrief />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
