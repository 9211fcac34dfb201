import { shownText } from '../../domain/text/shown-text.ts';
import type { Article } from '../../domain/site/article.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { ArticleCard } from '../../ui/card/ArticleCard.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { articleOf } from '../../subjects/subject.ts';
import { LargeAndLines } from './LargeAndLines.tsx';
import type { Content } from './schema.ts';
import { Standfirst } from '../../ui/text/Standfirst.tsx';

/** The agency's newest articles, at most `maxItems` if the module sets it. */
export const Articles: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const articles = othersOf(ctx).slice(0, module.maxItems);
  if (articles.length === 0) return null;
  return (
    <section>
      <Head ctx={ctx} content={content} />
      {content.arrangement === 'one-large' ? (
        <LargeAndLines ctx={ctx} articles={articles} />
      ) : (
        <Row ctx={ctx} articles={articles} perRow={module.numberItemOfRow ?? 3} {...content} />
      )}
    </section>
  );
};

interface RowProps {
  ctx: PageContext;
  articles: readonly Article[];
  perRow: number;
  /** Of the heading above. */
  level: 1 | 2;
}

function Row({ ctx, articles, perRow, level }: RowProps) {
  return (
    <ul className={`cards per-${perRow}`}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard
            ctx={ctx}
            article={article}
            level={level === 1 ? 2 : 3}
            sizes={cardSizes(perRow)}
            eager={level === 1 && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** All articles except the page's own. */
function othersOf(ctx: PageContext): Article[] {
  const own = articleOf(ctx);
  const all = ctx.site.content?.articles ?? [];
  return all.filter(({ id }) => id !== own?.id);
}

function Head({ ctx, content }: { ctx: PageContext; content: Content }) {
  const title = shownText(content.title, ctx);
  const lead = shownText(content.lead, ctx);
  const all = ctx.subject.page.name === 'articles' ? undefined : ctx.links.page('articles');
  if (content.level === 1) {
    return (
      <div className="articles-head">
        <h1 lang={title.lang}>{title.text}</h1>
        <Standfirst {...lead} />
      </div>
    );
  }
  return (
    <SectionHead
      title={title}
      more={all === undefined ? undefined : { href: all, text: ctx.t('articles.all') }}
    />
  );
}
