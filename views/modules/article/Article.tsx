import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { ArticleDate } from '../../ui/card/ArticleDate.tsx';
import { articlePicture } from '../../ui/card/article-picture.ts';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Standfirst } from '../../ui/text/Standfirst.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { articlesCrumb } from '../../subjects/article/articles-crumb.ts';
import { articleOf } from '../../subjects/subject.ts';
import { ArticleSide } from './ArticleSide.tsx';

/** The column of a text (reading.css). */
const SIZES = '(min-width: 100rem) 992px, (min-width: 83rem) 848px, (min-width: 64rem) 64vw, 93vw';

/** A complete article: title, standfirst, date, picture and text; beside them its author. */
export const Article: ModuleComponent = ({ ctx }) => {
  const article = articleOf(ctx);
  if (!article) return null;
  const crumbs = articlesCrumb(ctx);
  const picture = articlePicture(ctx, article);
  const title = shownText(article.title, ctx);
  const standfirst = shownText(article.standfirst, ctx);
  return (
    <article className="article reading-two">
      <div className="reading-body">
        {crumbs.length > 0 && <Breadcrumbs t={ctx.t} crumbs={crumbs} />}
        <h1 lang={title.lang}>{title.text}</h1>
        <Standfirst {...standfirst} />
        <ArticleDate article={article} />
        {picture && (
          <div className="article-photo">
            <Picture ctx={ctx} picture={picture} sizes={SIZES} eager />
          </div>
        )}
        <RichText {...shownText(article.fullText, ctx)} level={2} origin={ctx.origin} hasParts />
      </div>
      <ArticleSide ctx={ctx} article={article} />
    </article>
  );
};
