import { textOf } from '../../domain/multilingual.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { ArticleDate } from '../../ui/ArticleDate.tsx';
import { articlePicture } from '../../ui/article-picture.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { Content } from './schema.ts';

const SIZES = '(min-width: 83rem) 845px, (min-width: 64rem) 64vw, 100vw';

/** A whole article: title, date, picture and text. */
export const Article: ModuleComponent<Content> = ({ ctx }) => {
  const { article, locale } = ctx;
  if (!article) return null;
  const picture = articlePicture(ctx, article);
  return (
    <article className="article">
      <Crumbs ctx={ctx} />
      <h1>{textOf(article.title, locale)}</h1>
      <ArticleDate article={article} />
      {picture && (
        <div className="article-photo">
          <Picture ctx={ctx} picture={picture} sizes={SIZES} eager />
        </div>
      )}
      <RichText text={textOf(article.fullText, locale)} level={2} origin={ctx.origin} />
    </article>
  );
};

function Crumbs({ ctx: { t, links, site, locale } }: { ctx: PageContext }) {
  const href = links.page('articles');
  const list = site.pages.find(({ name }) => name === 'articles');
  if (href === undefined || !list) return null;
  return <Breadcrumbs t={t} crumbs={[{ href, text: textOf(list.params.title, locale) }]} />;
}
