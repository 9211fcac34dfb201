import { POLYGON } from '../filters/polygon.ts';
import { canonicalPolygon } from './canonical-polygon.ts';

const { parameter } = POLYGON;

/**
 * The parameters with the canonical text of their drawn area: what has too many corners is
 * simplified, what is no area is dropped. Undefined where nothing is to be corrected.
 */
export function correctedPolygon(params: URLSearchParams): URLSearchParams | undefined {
  const texts = params.getAll(parameter);
  const [canonical] = texts.flatMap((text) => canonicalPolygon(text) ?? []);
  if (texts.length === 0 || (texts[0] === canonical && texts.length === 1)) return undefined;
  const corrected = new URLSearchParams(params);
  corrected.delete(parameter);
  if (canonical !== undefined) corrected.append(parameter, canonical);
  return corrected;
}
