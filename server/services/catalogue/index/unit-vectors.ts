import type { Position } from '../../../../views/domain/place/distance.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';

const STEP = 10_000;

/** Positions as points on the unit sphere; NaN where unknown. */
export interface UnitVectors {
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
}

export function* unitVectors({
  lat,
  lng,
}: {
  lat: Float64Array;
  lng: Float64Array;
}): Steps<UnitVectors> {
  const x = new Float64Array(lat.length);
  const y = new Float64Array(lat.length);
  const z = new Float64Array(lat.length);
  yield* forEachInSteps(lat.length, STEP, (row) => {
    [x[row], y[row], z[row]] = unitVector([lat[row]!, lng[row]!]);
  });
  return { x, y, z };
}

export function unitVector([lat, lng]: Position): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const [cosPhi, sinPhi] = [Math.cos(phi), Math.sin(phi)];
  return [cosPhi * Math.cos(lambda), cosPhi * Math.sin(lambda), sinPhi];
}
