import { TYPE_CODES } from './type-code.ts';

/** A home or a unit of a project. */
export interface Measured {
  typeCode: number;
  surfaceTotal?: number | undefined;
  surfaceGround?: number | undefined;
  details?: { surfaceLiving?: number | undefined; surfaceGround?: number | undefined };
}

/**
 * Surface of a home or unit to live or work in, in square metres: the living surface, else the
 * total one, as on cards. Undefined for land.
 */
export function floorArea({ typeCode, surfaceTotal, details }: Measured): number | undefined {
  return details?.surfaceLiving ?? (typeCode === TYPE_CODES.land ? undefined : surfaceTotal);
}

/** Surface of the plot of a home or unit, in square metres; for land its total surface. */
export function plotArea(of: Measured): number | undefined {
  const stated = of.details?.surfaceGround ?? of.surfaceGround;
  return stated ?? (of.typeCode === TYPE_CODES.land ? of.surfaceTotal : undefined);
}
