import { shorten } from '../../domain/text/shorten.ts';
import { type Article, summaryOf } from '../../domain/site/article.ts';
import type { PageContext } from '../../page-context.ts';
import { ArticleDate } from './ArticleDate.tsx';
import { articlePicture } from './article-picture.ts';
import { CardLink } from './CardLink.tsx';
import { Shown } from '../text/Shown.tsx';
import { Picture } from '../picture/Picture.tsx';

/** Characters that fill about three lines of a card. */
const FIRST_LINES = 130;

interface Props {
  ctx: PageContext;
  article: Article;
  /** Level of the card's heading: one below the heading above it. */
  level: 2 | 3;
  /** The picture's `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Without its first lines. */
  isBrief?: boolean;
}

/** The card of an article: picture, date, title, first lines. */
export function ArticleCard(props: Props) {
  const { ctx, article, level, sizes, eager = false, isBrief = false } = props;
  const Heading = `h${level}` as const;
  const picture = articlePicture(ctx, article);
  const { text, lang } = summaryOf(article, ctx);
  return (
    <article className="card">
      <CardLink href={ctx.links.article(article)}>
        <div className="card-photo">
          {picture && <Picture ctx={ctx} picture={picture} sizes={sizes} eager={eager} alt="" />}
        </div>
        <ArticleDate article={article} />
        <Heading className="article-card-title">
          <Shown ctx={ctx} of={article.title} />
        </Heading>
        {!isBrief && (
          <p className="quiet" lang={lang}>
            {shorten(text, FIRST_LINES)}
          </p>
        )}
      </CardLink>
    </article>
  );
}
