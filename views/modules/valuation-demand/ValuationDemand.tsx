import { ValuationForm } from '../../../client/islands/ValuationForm.tsx';
import { shownText } from '../../domain/text/shown-text.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/** A form for owners on any page: to know the value, to sell or to let (spec section 2). */
export const ValuationDemand: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = shownText(content.title, ctx);
  const Title = `h${content.level}` as const;
  return (
    <section className="valuation-demand">
      {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
      <RichText
        {...shownText(content.description, ctx)}
        level={content.level === 1 ? 2 : 3}
        origin={ctx.origin}
      />
      <SiteForm ctx={ctx} form="valuation-demand" of={ValuationForm} />
    </section>
  );
};
