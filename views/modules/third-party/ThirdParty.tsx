import { shownText } from '../../domain/text/shown-text.ts';
import { isFramed } from '../../domain/third-party/third-party-kinds.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { ThirdPartyPlace } from '../../ui/third-party/ThirdPartyPlace.tsx';
import type { Content } from './schema.ts';

/**
 * A third party on a page: reviews, a property widget, an external script, a form (spec section 1).
 * Loading the site has checked that it exists and is shown in a frame. Its heading is hidden while
 * there is nothing below it (third-party.css).
 */
export const ThirdParty: ModuleComponent<Content> = ({ ctx, content }) => {
  const party = ctx.site.info.thirdParties.find(({ id }) => id === content.party);
  if (!party || !isFramed(party)) return null;
  const title = shownText(content.title, ctx);
  return (
    <section className="third-party-module">
      {title.text !== '' && (
        <h2 className="third-party-title" lang={title.lang}>
          {title.text}
        </h2>
      )}
      <ThirdPartyPlace ctx={ctx} party={party} title={title.text} inLine={title} />
    </section>
  );
};
