import { shownText } from '../../domain/text/shown-text.ts';
import type { FaqArticle } from '../../domain/site/faq.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Shown } from '../../ui/text/Shown.tsx';
import { RichText } from '../../ui/text/RichText.tsx';

const SIZES = '(min-width: 64rem) 640px, 93vw';

interface Props {
  ctx: PageContext;
  article: FaqArticle;
  /** `name` of the details elements: the browser keeps one of a name open. */
  group: string;
  level: 3 | 4;
}

/**
 * A question with its answer. The id is on the answer, not on the question: browsers open a details
 * element for a fragment inside it, without script.
 */
export function FaqItem({ ctx, article, group, level }: Props) {
  const Heading = `h${level}` as const;
  const id = `faq-${article.id}`;
  const { text: source } = shownText(article.imageUrl, ctx);
  return (
    <details className="faq-item" name={group}>
      <summary>
        <Heading>
          <Shown ctx={ctx} of={article.title} />
        </Heading>
        <Icon name="chevron" />
      </summary>
      <div className="faq-answer" id={id}>
        <RichText {...shownText(article.fullText, ctx)} level={4} origin={ctx.origin} />
        {source !== '' && <Picture ctx={ctx} picture={{ source, name: {} }} sizes={SIZES} alt="" />}
        <a className="faq-link" href={`#${id}`}>
          {ctx.t('faq.link')}
        </a>
      </div>
    </details>
  );
}
