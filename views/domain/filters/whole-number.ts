/**
 * The first whole number among the values of a query parameter, clamped to the range; undefined if
 * there is none. Digits of any length are read; the result is exact.
 */
export function wholeNumber(
  values: readonly string[],
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = values.find((text) => /^\s*-?\d+\s*$/.test(text));
  return value === undefined ? undefined : Math.min(Math.max(Number(value), min), max);
}
