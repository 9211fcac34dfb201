import * as L from 'leaflet';
import type { MapArea, MapPoint } from '../../views/domain/place/map-answer.ts';
import { MARKER_PATHS, MARKER_SIZE } from '../../views/domain/place/marker-plate.ts';
import type { MapFeature } from './cluster-index.ts';
import type { OutlineSource } from './outlines.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A marker at a position: a button named `name` with the price or a house, in the colours of the
 * home's label, in a colour or with a picture of the agency's (spec section 3, "Map marker"), or in
 * enamel.
 */
export function pointMarker(
  at: L.LatLngExpression,
  name: string,
  { label, sign, price }: Pick<MapPoint, 'label' | 'sign' | 'price'>,
): L.Marker {
  const kind = price === undefined ? 'map-marker' : 'map-marker map-price';
  const button = markerButton(kind, name);
  if (label !== undefined) {
    // The class of a card's plate: used for its colours, not its background.
    button.classList.add(`plate-label-${label}`);
    button.style.background = 'none';
  }
  if (sign?.colour !== undefined) {
    button.classList.add('map-marker-own');
    button.style.setProperty('--marker', sign.colour);
  }
  if (price !== undefined) button.append(hiddenText(price));
  else button.append(sign?.image === undefined ? plate() : markerImage(sign.image));
  return L.marker(at, { icon: pinOf(button), keyboard: false, riseOnHover: true });
}

/** The same marker as an image that opens nothing; an approximate area has no count. */
export function signMarker(
  feature: MapFeature,
  name: string,
  outlines: OutlineSource,
): L.Marker | L.Circle | L.Polygon {
  if (feature.kind === 'area') return areaShape(feature.area, outlines, { interactive: false });
  const sign = document.createElement('span');
  sign.className = 'map-marker map-sign';
  sign.role = 'img';
  sign.ariaLabel = name;
  sign.append(plate());
  const icon = pinOf(sign);
  return L.marker([feature.lat, feature.lng], { icon, keyboard: false, interactive: false });
}

/** A cluster: its number of homes on a plate. */
export function clusterMarker(at: L.LatLngExpression, count: number, name: string): L.Marker {
  return countMarker(at, 'map-cluster plate-line', count, name);
}

/** An approximate area: its outline, and its number of homes on a plate without a tip. */
export function areaMarker(area: MapArea, name: string, outlines: OutlineSource): L.FeatureGroup {
  const at: L.LatLngTuple = [area.lat, area.lng];
  return L.featureGroup([
    areaShape(area, outlines, { bubblingMouseEvents: false }),
    countMarker(at, 'map-area-count', area.count, name),
  ]);
}

/** The municipality's outline, once it is fetched; of an area without one the circle. */
function areaShape(
  { lat, lng, km, outline }: MapArea,
  outlines: OutlineSource,
  given: L.PathOptions,
): L.Circle | L.Polygon {
  const options = { ...given, className: 'map-area' };
  if (outline === undefined) return L.circle([lat, lng], { ...options, radius: km * 1000 });
  const shape = L.polygon([], { ...options, smoothFactor: 0.5 });
  void outlines.rings(outline).then((rings) => rings && shape.setLatLngs(rings));
  return shape;
}

function pinOf(html: HTMLElement): L.DivIcon {
  const [width, height] = MARKER_SIZE;
  return L.divIcon({
    className: 'map-pin',
    html,
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}

function countMarker(at: L.LatLngExpression, kind: string, count: number, name: string): L.Marker {
  const button = markerButton(kind, name);
  button.append(hiddenText(String(count)));
  const icon = L.divIcon({ className: 'map-count', html: button, iconSize: [44, 44] });
  return L.marker(at, { icon, keyboard: false, riseOnHover: true });
}

/** Hidden: the button's name says the same. */
function hiddenText(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.ariaHidden = 'true';
  span.textContent = text;
  return span;
}

function markerButton(kind: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = kind;
  button.ariaLabel = name;
  return button;
}

/** A picture that cannot be fetched leaves the plate. */
function markerImage(url: string): HTMLImageElement {
  const [width, height] = MARKER_SIZE;
  const image = new Image(width, height);
  image.alt = '';
  image.addEventListener('error', () => image.replaceWith(plate()), { once: true });
  image.src = url;
  return image;
}

function plate(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${MARKER_SIZE.join(' ')}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const d of MARKER_PATHS) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
