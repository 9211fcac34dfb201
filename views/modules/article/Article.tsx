import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { ArticleDate } from '../../ui/card/ArticleDate.tsx';
import { articlePicture } from '../../ui/card/article-picture.ts';
import { Breadcrumbs } from '../../ui/text/Breadcrumbs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { articlesCrumb } from '../../subjects/article/articles-crumb.ts';
import { articleOf } from '../../subjects/subject.ts';
import { ArticleSide } from './ArticleSide.tsx';

const SIZES = '(min-width: 83rem) 845px, (min-width: 64rem) 64vw, 100vw';

/** A complete article: title, standfirst, date, picture and text; beside them its author. */
export const Article: ModuleComponent = ({ ctx }) => {
  const { locale } = ctx;
  const article = articleOf(ctx);
  if (!article) return null;
  const crumbs = articlesCrumb(ctx);
  const picture = articlePicture(ctx, article);
  const standfirst = textOf(article.standfirst, locale);
  return (
    <article className="article reading-two">
      <div className="reading-body">
        {crumbs.length > 0 && <Breadcrumbs t={ctx.t} crumbs={crumbs} />}
        <h1>{textOf(article.title, locale)}</h1>
        {standfirst !== '' && <p className="standfirst">{standfirst}</p>}
        <ArticleDate article={article} />
        {picture && (
          <div className="article-photo">
            <Picture ctx={ctx} picture={picture} sizes={SIZES} eager />
          </div>
        )}
        <RichText text={textOf(article.fullText, locale)} level={2} origin={ctx.origin} hasParts />
      </div>
      <ArticleSide ctx={ctx} article={article} />
    </article>
  );
};
