import { shownText } from '../../domain/text/shown-text.ts';
import { CONTACT_MAP_ZOOM } from '../../domain/place/map-zooms.ts';
import { SiteForm } from '../../forms/SiteForm.tsx';
import { MarkersMap } from '../../map/MarkersMap.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import { ContactMethods } from '../../ui/contact/ContactMethods.tsx';
import { InfoBlocks } from '../../ui/contact/InfoBlocks.tsx';
import { MarkerList } from '../../ui/place/MarkerList.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/**
 * The contact page (spec section 2, "Screens"): how to reach the agency, beside it info blocks,
 * below a map. Markers of offices are not listed again, as their addresses are in the blocks.
 */
export const Contact: ModuleComponent<Content> = ({ ctx, content }) => {
  const { origin, subject } = ctx;
  const { list = [], maps = [] } = subject.page.params.layoutConfig ?? {};
  const title = shownText(content.title, ctx);
  const Title = `h${content.level}` as const;
  const level = content.level === 1 ? 2 : 3;
  return (
    <section>
      <div className="contact-columns">
        <div className="contact-ask">
          {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
          <RichText {...shownText(content.description, ctx)} level={level} origin={origin} />
          <SiteForm ctx={ctx} form="contact" />
          <ContactMethods ctx={ctx} />
        </div>
        <InfoBlocks ctx={ctx} blocks={list} level={level} />
      </div>
      <MarkerList ctx={ctx} markers={maps.filter(({ office }) => office === undefined)} />
      <MarkersMap ctx={ctx} markers={maps} zoom={CONTACT_MAP_ZOOM} />
    </section>
  );
};
