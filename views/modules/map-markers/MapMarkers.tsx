import { shownText } from '../../domain/text/shown-text.ts';
import { MAP_ZOOM } from '../../domain/place/map-zooms.ts';
import { MarkersMap } from '../../map/MarkersMap.tsx';
import type { ModuleComponent } from '../../page-context.ts';
import { MarkerList } from '../../ui/place/MarkerList.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

/** Places of the agency: as text, and on a map on request (spec section 3, "Map marker"). */
export const MapMarkers: ModuleComponent<Content> = ({ ctx, content: { title, markers } }) => (
  <section>
    <SectionHead title={shownText(title, ctx)} />
    <MarkerList ctx={ctx} markers={markers} />
    <MarkersMap ctx={ctx} markers={markers} zoom={MAP_ZOOM} />
  </section>
);
