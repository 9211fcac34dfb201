import { phoneOf } from '../../domain/format/phone.ts';
import type { Article } from '../../domain/site/article.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { textBlocks } from '../../domain/text/rich-text.ts';
import type { PageContext } from '../../page-context.ts';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { type ReadingPart, ReadingSide } from '../../ui/text/ReadingSide.tsx';
import { partId, UnlinkedText } from '../../ui/text/RichText.tsx';

interface Props {
  ctx: PageContext;
  article: Article;
}

/** The column beside an article: its author, or else the agency, and the table of contents. */
export function ArticleSide({ ctx, article }: Props) {
  const author = ctx.data.team().find(({ id }) => id === article.author);
  return (
    <ReadingSide ctx={ctx} heading={ctx.t('articles.contents')} parts={partsOf(ctx, article)}>
      {author && (
        <>
          <h2>{ctx.t('articles.author')}</h2>
          <ManagerPerson ctx={ctx} manager={author} />
          <PhoneLink number={[author.directPhone, author.mobilePhone].find(phoneOf) ?? ''} />
        </>
      )}
    </ReadingSide>
  );
}

function partsOf(ctx: PageContext, { fullText }: Article): ReadingPart[] {
  const { text, lang } = shownText(fullText, ctx);
  return textBlocks(text).flatMap((block, index) =>
    block.kind === 'heading'
      ? [{ id: partId(index), words: <UnlinkedText runs={block.text} />, lang }]
      : [],
  );
}
