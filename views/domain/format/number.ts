/**
 * A formatted number, or NaN where formatting failed; views skip what is not a string (spec section
 * 5).
 */
export type Formatted = string | number;

/** All four languages use Belgian number formats, as for prices (docs/facts.md, "Formats"). */
export const NUMBER_LOCALE = 'nl-BE';

const WHOLE = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 0 });
const DECIMAL = decimals(2);
const ONE_DECIMAL = decimals(1);

/** Whole numbers without decimals, others with two (spec section 5): `1.250`, `12,50`. */
export function formatNumber(value: unknown): Formatted {
  if (!isFinite(value)) return NaN;
  return (Number.isInteger(value) ? WHOLE : DECIMAL).format(plain(value));
}

/** Square metres with one decimal (spec section 5): `125,0 m²`. */
export function formatSurface(squareMetres: unknown): Formatted {
  return isFinite(squareMetres) ? `${ONE_DECIMAL.format(plain(squareMetres))} m²` : NaN;
}

/** Kilometres: `3,2 km`, without decimals from ten on. */
export function formatDistance(km: number): string {
  return `${km < 9.95 ? ONE_DECIMAL.format(plain(km)) : WHOLE.format(km)}\u00a0km`;
}

/**
 * A range of two surfaces, `58,0–146,0 m²`; one value if both read the same, undefined if there is
 * none.
 */
export function formatSpan(
  range: { min: number; max: number } | undefined,
  format: typeof formatNumber,
): string | undefined {
  if (!range || range.max === 0) return undefined;
  const [min, max] = [format(range.min), format(range.max)];
  if (!isFormatted(min) || !isFormatted(max)) return undefined;
  return min === max ? max : `${min.replace(' m²', '')}–${max}`;
}

export function isFormatted(value: Formatted): value is string {
  return typeof value === 'string';
}

function decimals(count: number): Intl.NumberFormat {
  return new Intl.NumberFormat(NUMBER_LOCALE, {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Turns -0 into 0. */
function plain(value: number): number {
  return value + 0;
}
