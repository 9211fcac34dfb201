import { fillText } from '../fill-text.ts';
import type { MapFeature } from './cluster-index.ts';
import type { MapTexts } from './map-text.ts';

/** Accessible name of a marker on a list's map. */
export function featureName(feature: MapFeature, texts: MapTexts): string {
  if (feature.kind === 'point') return feature.point.name;
  if (feature.kind === 'area') {
    const { count, name: place } = feature.area;
    return fillText(texts.area, { count, place });
  }
  return fillText(texts.cluster, { count: feature.count });
}
