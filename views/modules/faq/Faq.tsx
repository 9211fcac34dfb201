import { textOf } from '../../domain/text/multilingual.ts';
import { type FaqCategory, shownQuestions } from '../../domain/site/faq.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { ReadingSide } from '../../ui/text/ReadingSide.tsx';
import { FaqItem } from './FaqItem.tsx';
import type { Content } from './schema.ts';

/**
 * Questions and answers by category; one answer per category is open at a time (spec section 4).
 */
export const Faq: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const categories = shownQuestions(ctx.site.content?.faq ?? [], module);
  if (categories.length === 0) return null;
  const title = textOf(content.title, ctx.locale);
  const lead = textOf(content.lead, ctx.locale);
  const Title = `h${content.level}` as const;
  const isPage = content.level === 1;
  return (
    <div className={isPage ? 'faq reading-two' : 'faq'}>
      <div className="reading-body">
        {title !== '' && <Title>{title}</Title>}
        {lead !== '' && <p className="standfirst">{lead}</p>}
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
            words: textOf(category.title, ctx.locale),
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
  const description = textOf(category.description, ctx.locale);
  return (
    <section className="faq-category">
      <div className="faq-about">
        <Heading id={level === 1 ? categoryId(category) : undefined}>
          {textOf(category.title, ctx.locale)}
        </Heading>
        {description !== '' && <p className="quiet">{description}</p>}
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
