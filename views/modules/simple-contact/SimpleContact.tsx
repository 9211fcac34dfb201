import { textOf } from '../../domain/text/multilingual.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/**
 * The simple variant of the contact form: as wide as the page, four fields in a row (spec section
 * 2).
 */
export const SimpleContact: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = textOf(content.title, ctx.locale);
  const intro = textOf(content.intro, ctx.locale);
  return (
    <section className="simple-contact" id="simple-contact">
      {title !== '' && <h2>{title}</h2>}
      {intro !== '' && <p>{intro}</p>}
      <SiteForm ctx={ctx} form="simple-contact" />
    </section>
  );
};
