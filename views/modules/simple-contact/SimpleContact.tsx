import { shownText } from '../../domain/text/shown-text.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/**
 * The simple variant of the contact form: as wide as the page, four fields in a row (spec section
 * 2).
 */
export const SimpleContact: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = shownText(content.title, ctx);
  const intro = shownText(content.intro, ctx);
  return (
    <section className="simple-contact" id="simple-contact">
      {title.text !== '' && <h2 lang={title.lang}>{title.text}</h2>}
      {intro.text !== '' && <p lang={intro.lang}>{intro.text}</p>}
      <SiteForm ctx={ctx} form="simple-contact" />
    </section>
  );
};
