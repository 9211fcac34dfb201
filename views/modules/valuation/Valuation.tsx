import { ValuationForm } from '../../../client/islands/ValuationForm.tsx';
import { shownText } from '../../domain/text/shown-text.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/** The valuation form in two steps (spec section 2, "Screens"). */
export const Valuation: ModuleComponent<Content> = ({ ctx, content }) => {
  const { origin, form } = ctx;
  const title = shownText(content.title, ctx);
  const Title = `h${content.level}` as const;
  const isBegun = form?.form === 'valuation' && form.step > 1;
  return (
    <section className="valuation-form-module">
      {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
      {!isBegun && (
        <RichText
          {...shownText(content.description, ctx)}
          level={content.level === 1 ? 2 : 3}
          origin={origin}
        />
      )}
      <SiteForm ctx={ctx} form="valuation" of={ValuationForm} />
    </section>
  );
};
