import { MarkersMap as MapIsland } from '../../client/islands/MarkersMap.tsx';
import { type MapMarker, type MarkerWords, markerWords } from '../domain/site/map-marker.ts';
import { boundsAround } from '../domain/filters/bounds.ts';
import type { PageContext } from '../page-context.ts';
import { Island } from '../ui/Island.tsx';
import { openMapTexts, mapTiles } from '../ui/map-source.ts';
import { StaticMap } from './StaticMap.tsx';

interface Props {
  ctx: PageContext;
  markers: readonly MapMarker[];
  /** Zoom for a single marker; with several markers all are visible at first, at any zoom. */
  zoom: number;
}

/**
 * A map with markers of the agency: a static map, and the button that opens the interactive one;
 * nothing if no marker has a position.
 */
export function MarkersMap({ ctx, markers, zoom }: Props) {
  const { t } = ctx;
  const shown = markers.flatMap((marker) => markerWords(marker, ctx) ?? []);
  if (shown.length === 0) return null;
  const props = {
    ask: openMapTexts(ctx, 'map.placeFailed'),
    texts: {
      label: t('map.place', { place: namesOf(shown) }),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      close: t('map.close'),
      cluster: t('map.places', { places: '{count}' }),
    },
    tiles: mapTiles(ctx),
    zoom,
    markers: shown.map((marker) => withImage(ctx, marker)),
  };
  return (
    <div className="place-frame">
      <MarkersStaticMap ctx={ctx} label={props.texts.label} markers={shown} />
      <Island ctx={ctx} of={MapIsland} props={props} when="interaction" />
    </div>
  );
}

/** Places in the name of a map; the others are an ellipsis. */
const MAX_NAMES = 6;

function namesOf(markers: readonly MarkerWords[]): string {
  const names = markers.slice(0, MAX_NAMES).map(({ title }) => title);
  return [...names, ...(markers.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

interface StaticMapProps {
  ctx: PageContext;
  label: string;
  markers: readonly MarkerWords[];
}

/** A static map of the markers, unless one is outside the product's own map. */
function MarkersStaticMap({ ctx, label, markers }: StaticMapProps) {
  const plates = markers.map(({ position }) => position);
  const bounds = boundsAround(plates);
  const isOnMap = plates.every(([lat, lng]) => lat > 49 && lat < 52 && lng > 2 && lng < 7);
  return isOnMap && <StaticMap ctx={ctx} label={label} bounds={bounds} plates={plates} />;
}

/** With the URL of its picture; a picture that does not exist leaves the plate. */
function withImage({ data }: PageContext, { image, ...marker }: MarkerWords) {
  const files = image === undefined ? undefined : data.picture({ source: image, name: {} });
  const url = files?.webp[0]?.url;
  return { ...marker, ...(url !== undefined && { image: url }) };
}
