import { TYPE_CODES } from './type-code.ts';

interface Measured {
  typeCode: number;
  surfaceTotal?: number | undefined;
  details?: { surfaceLiving?: number | undefined };
}

/**
 * Square metres to live or work in, of a home or of a unit of a project: the living surface, else
 * the whole one, as a card shows it. Land has none.
 */
export function floorArea({ typeCode, surfaceTotal, details }: Measured): number | undefined {
  return details?.surfaceLiving ?? (typeCode === TYPE_CODES.land ? undefined : surfaceTotal);
}
