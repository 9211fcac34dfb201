import { shownText } from '../../domain/text/shown-text.ts';
import { type FaqCategory, shownQuestions } from '../../domain/site/faq.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Shown } from '../../ui/text/Shown.tsx';
import { ReadingSide } from '../../ui/text/ReadingSide.tsx';
import { FaqItem } from './FaqItem.tsx';
import type { Content } from './schema.ts';
import { Standfirst } from '../../ui/text/Standfirst.tsx';

/**
 * Questions and answers by category; one answer per category is open at a time (spec section 4).
 */
export const Faq: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const categories = shownQuestions(ctx.site.content?.faq ?? [], module);
  if (categories.length === 0) return null;
  const title = shownText(content.title, ctx);
  const lead = shownText(content.lead, ctx);
  const Title = `h${content.level}` as const;
  const isPage = content.level === 1;
  return (
    <div className={isPage ? 'faq reading-two' : 'faq'}>
      <div className="reading-body">
        {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
        <Standfirst {...lead} />
        {categories.map((category) => (
          <Category key={category.id} ctx={ctx} category={category} level={content.level} />
        ))}
      </div>
      {isPage && (
        <ReadingSide
          ctx={ctx}
          heading={ctx.t('reading.contents')}
          parts={categories.map((category) => ({
            id: categoryId(category),
            words: <Shown ctx={ctx} of={category.title} />,
          }))}
        />
      )}
    </div>
  );
};

const categoryId = ({ id }: FaqCategory) => `faq-category-${id}`;

interface CategoryProps {
  ctx: PageContext;
  category: FaqCategory;
  level: Content['level'];
}

function Category({ ctx, category, level }: CategoryProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const description = shownText(category.description, ctx);
  return (
    <section className="faq-category">
      <div className="faq-about">
        <Heading id={level === 1 ? categoryId(category) : undefined}>
          <Shown ctx={ctx} of={category.title} />
        </Heading>
        {description.text !== '' && (
          <p className="quiet" lang={description.lang}>
            {description.text}
          </p>
        )}
      </div>
      <div>
        {category.articles.map((article) => (
          <FaqItem
            key={article.id}
            ctx={ctx}
            article={article}
            group={categoryId(category)}
            level={level === 1 ? 3 : 4}
          />
        ))}
      </div>
    </section>
  );
}
