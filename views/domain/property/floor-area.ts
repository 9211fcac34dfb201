import { TYPE_CODES } from './type-code.ts';

interface Measured {
  typeCode: number;
  surfaceTotal?: number | undefined;
  surfaceGround?: number | undefined;
  details?: { surfaceLiving?: number | undefined; surfaceGround?: number | undefined };
}

/**
 * Square metres to live or work in, of a home or of a unit of a project: the living surface, else
 * the whole one, as a card shows it. Land has none.
 */
export function floorArea({ typeCode, surfaceTotal, details }: Measured): number | undefined {
  return details?.surfaceLiving ?? (typeCode === TYPE_CODES.land ? undefined : surfaceTotal);
}

/** Square metres of the ground that goes with a home or a unit; of land its whole surface. */
export function plotArea(of: Measured): number | undefined {
  const stated = of.details?.surfaceGround ?? of.surfaceGround;
  return stated ?? (of.typeCode === TYPE_CODES.land ? of.surfaceTotal : undefined);
}
