import { ValuationForm } from '../../../client/islands/ValuationForm.tsx';
import { textOf } from '../../domain/text/multilingual.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/** A form for owners on any page: to know the value, to sell or to let (spec section 2). */
export const ValuationDemand: ModuleComponent<Content> = ({ ctx, content }) => {
  const { locale, origin } = ctx;
  const title = textOf(content.title, locale);
  const Title = `h${content.level}` as const;
  return (
    <section className="valuation-demand">
      {title !== '' && <Title>{title}</Title>}
      <RichText
        text={textOf(content.description, locale)}
        level={content.level === 1 ? 2 : 3}
        origin={origin}
      />
      <SiteForm ctx={ctx} form="valuation-demand" of={ValuationForm} />
    </section>
  );
};
