/** Latitudes of Belgium and Luxembourg, in degrees (spec section 3, "Map marker"). */
const LATITUDES = { from: 49, to: 52 } as const;

/**
 * The position of a home, in degrees, from the CRM's two coordinate fields (spec section 3, "Map
 * marker"). Agencies fill them in either order: the latitude is the one between 49 and 52.
 * Undefined if both or neither are, or if the other one is no longitude.
 */
export function positionOfGoogleXY(
  googleX: unknown,
  googleY: unknown,
): readonly [lat: number, lng: number] | undefined {
  const [x, y] = [degrees(googleX), degrees(googleY)];
  if (isLatitude(x) === isLatitude(y)) return undefined;
  const [lat, lng] = isLatitude(x) ? [x, y] : [y, x];
  return Math.abs(lng) <= 180 ? [lat, lng] : undefined;
}

/** Parses a number, or a text with a decimal point or comma; NaN for anything else. */
function degrees(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return NaN;
  return Number(value.trim().replace(',', '.'));
}

function isLatitude(value: number): boolean {
  return value >= LATITUDES.from && value <= LATITUDES.to;
}
