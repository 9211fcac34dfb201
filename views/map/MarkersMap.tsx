import { MarkersMap as MapIsland } from '../../client/islands/MarkersMap.tsx';
import { type MapMarker, type MarkerWords, markerWords } from '../domain/site/map-marker.ts';
import type { PageContext } from '../page-context.ts';
import { Island } from '../ui/Island.tsx';
import { mapAsk, mapTiles } from '../ui/map-source.ts';

interface Props {
  ctx: PageContext;
  markers: readonly MapMarker[];
  /** Zoom for a single marker, and the most for several, which are all in sight at first. */
  zoom: number;
}

/** The button that opens a map with markers of the agency; nothing if none has a position. */
export function MarkersMap({ ctx, markers, zoom }: Props) {
  const { t, site, locale } = ctx;
  const shown = markers.flatMap((marker) => markerWords(marker, site.info.offices, locale) ?? []);
  if (shown.length === 0) return null;
  const props = {
    ask: mapAsk(ctx, 'map.placeFailed'),
    texts: {
      label: t('map.label'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      close: t('map.close'),
      cluster: t('map.places', { places: '{count}' }),
    },
    tiles: mapTiles(ctx),
    zoom,
    markers: shown.map((marker) => withImage(ctx, marker)),
  };
  return <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />;
}

/** With the URL of its picture; a picture that does not exist leaves the plate. */
function withImage({ data }: PageContext, { image, ...marker }: MarkerWords) {
  const files = image === undefined ? undefined : data.picture({ source: image, name: {} });
  const url = files?.webp[0]?.url;
  return { ...marker, ...(url !== undefined && { image: url }) };
}
