import { phoneOf } from '../../domain/format/phone.ts';
import type { Article } from '../../domain/site/article.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { textBlocks, wordsOf } from '../../domain/text/rich-text.ts';
import type { PageContext } from '../../page-context.ts';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { partId } from '../../ui/text/RichText.tsx';

interface Props {
  ctx: PageContext;
  article: Article;
}

/** Whether anything stands beside an article. */
export function hasSide(ctx: PageContext, article: Article): boolean {
  const { author, parts } = sideOf(ctx, article);
  return author !== undefined || parts.length > 0;
}

function sideOf(ctx: PageContext, article: Article) {
  const author = ctx.data.team().find(({ id }) => id === article.author);
  return { author, parts: partsOf(ctx, article) };
}

/** The column beside an article that has one: who wrote it, with a phone, and what is in it. */
export function ArticleSide({ ctx, article }: Props) {
  const { author, parts } = sideOf(ctx, article);
  return (
    <div className="article-side">
      {author && (
        <section>
          <h2>{ctx.t('articles.author')}</h2>
          <ManagerPerson ctx={ctx} manager={author} />
          <PhoneLink number={[author.directPhone, author.mobilePhone].find(phoneOf) ?? ''} />
        </section>
      )}
      {parts.length > 0 && (
        <nav className="article-parts" aria-labelledby="article-parts">
          <h2 id="article-parts">{ctx.t('articles.contents')}</h2>
          <ol>
            {parts.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** The headings of an article, if there are enough to choose from. */
function partsOf(ctx: PageContext, { fullText }: Article) {
  const headings = textBlocks(textOf(fullText, ctx.locale)).flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: partId(index), words: wordsOf(block.text) }] : [],
  );
  return headings.length > 1 ? headings : [];
}
