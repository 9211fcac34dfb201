import type { Box } from '../../views/domain/place/map-names.ts';

/** What lies over a map beside its markers. */
const CONTROLS = '.map-zoom, .map-search, .map-draw, .map-attribution, .leaflet-control-scale';

/** The boxes of elements, in pixels of the map's element. */
export function boxesIn(map: Element, elements: Iterable<Element>): Box[] {
  const { left: x, top: y } = map.getBoundingClientRect();
  return Array.from(elements, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

/** The boxes of the buttons and texts over a map. */
export function controlBoxes(map: Element): Box[] {
  return boxesIn(map, map.parentElement?.querySelectorAll(CONTROLS) ?? []);
}
