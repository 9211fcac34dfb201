import { polygonText } from '../../views/domain/polygon/canonical-polygon.ts';
import type { Corner } from '../../views/domain/polygon/decode-polyline.ts';

const CORNERS = 60;

/** Texts of areas as they may be drawn: round a town or round half of the country, none smooth. */
export function drawnAreas(count: number, random: () => number): string[] {
  return Array.from({ length: count }, () => {
    const [lat, lng, radius] = [50 + 1.3 * random(), 3 + 3 * random(), 0.02 + 0.7 * random() ** 2];
    const corners = Array.from({ length: CORNERS }, (_, at): Corner => {
      const turn = (at / CORNERS) * 2 * Math.PI;
      const far = radius * (0.6 + 0.4 * random());
      return [inSteps(lat + far * Math.sin(turn)), inSteps(lng + 1.6 * far * Math.cos(turn))];
    });
    return polygonText(corners)!;
  });
}

function inSteps(degrees: number): number {
  return Math.round(degrees * 100_000);
}
