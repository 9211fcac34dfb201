import { fillText } from '../fill-text.ts';
import type { Shown } from './cluster-index.ts';
import type { MapTexts } from './map-text.ts';

/** Accessible name of a marker on a list's map. */
export function shownName(shown: Shown, texts: MapTexts): string {
  if (shown.kind === 'point') return shown.point.name;
  if (shown.kind === 'area') {
    const { count, name: place } = shown.area;
    return fillText(texts.area, { count, place });
  }
  return fillText(texts.cluster, { count: shown.count });
}
