import * as L from 'leaflet';
import type { MapArea, MapPoint } from '../../views/domain/place/map-answer.ts';
import type { MapFeature } from './cluster-index.ts';

/** Size of every marker: 30 by 42 pixels (spec section 9), anchored at its tip. */
const SIZE = [30, 42] as const;
const SVG = 'http://www.w3.org/2000/svg';

/** The plate with a tip, an inset line and a house (docs/look.md, "The idea"). */
const PLATE =
  'M3 0h24a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3h-7.5L15 42l-4.5-9H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z';
const INSET = 'M4.5 3.5h21a1 1 0 0 1 1 1v24a1 1 0 0 1-1 1h-21a1 1 0 0 1-1-1v-24a1 1 0 0 1 1-1z';
const ROOF = 'M9 16.5 15 11l6 5.5M11 15v7h8v-7';

/**
 * A marker at a position: a button named `name`, in the colours of the home's label, in a colour or
 * with a picture of the agency's (spec section 3, "Map marker"), or in enamel.
 */
export function pointMarker(
  at: L.LatLngExpression,
  name: string,
  { label, sign }: Pick<MapPoint, 'label' | 'sign'>,
): L.Marker {
  const button = markerButton('map-marker', name);
  if (label !== undefined) {
    // The class of a card's plate: used for its colours, not its background.
    button.classList.add(`plate-label-${label}`);
    button.style.background = 'none';
  }
  if (sign?.colour !== undefined) {
    button.classList.add('map-marker-own');
    button.style.setProperty('--marker', sign.colour);
  }
  button.append(sign?.image === undefined ? plate() : markerImage(sign.image));
  return L.marker(at, { icon: pinOf(button), keyboard: false, riseOnHover: true });
}

/** The same marker as an image that opens nothing; an approximate area is a circle alone. */
export function signMarker(feature: MapFeature, name: string): L.Marker | L.Circle {
  if (feature.kind === 'area') return areaCircle(feature.area, { interactive: false });
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
  return countMarker(at, 'map-cluster', count, name);
}

/** An approximate area: its circle, and its number of homes on a plate without a tip. */
export function areaMarker(area: MapArea, name: string): L.FeatureGroup {
  const at: L.LatLngTuple = [area.lat, area.lng];
  return L.featureGroup([
    areaCircle(area, { bubblingMouseEvents: false }),
    countMarker(at, 'map-area-count', area.count, name),
  ]);
}

function areaCircle({ lat, lng, km }: MapArea, options: L.PathOptions): L.Circle {
  return L.circle([lat, lng], { ...options, radius: km * 1000, className: 'map-area' });
}

function pinOf(html: HTMLElement): L.DivIcon {
  return L.divIcon({ className: 'map-pin', html, iconSize: [...SIZE], iconAnchor: [15, 42] });
}

function countMarker(at: L.LatLngExpression, kind: string, count: number, name: string): L.Marker {
  const button = markerButton(kind, name);
  const number = document.createElement('span');
  number.ariaHidden = 'true';
  number.textContent = String(count);
  button.append(number);
  const icon = L.divIcon({ className: 'map-count', html: button, iconSize: [44, 44] });
  return L.marker(at, { icon, keyboard: false, riseOnHover: true });
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
  const [width, height] = SIZE;
  const image = new Image(width, height);
  image.alt = '';
  image.addEventListener('error', () => image.replaceWith(plate()), { once: true });
  image.src = url;
  return image;
}

function plate(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${SIZE.join(' ')}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const d of [PLATE, INSET, ROOF]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
