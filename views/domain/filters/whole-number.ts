/**
 * The first whole number among the values of a parameter, moved to the nearer end of the range when
 * it is outside; undefined when there is none. Numbers of any length are read, and stay exact within
 * the range.
 */
export function wholeNumber(
  values: readonly string[],
  { least, most }: { least: number; most: number },
): number | undefined {
  const value = values.find((text) => /^\s*-?\d+\s*$/.test(text));
  return value === undefined ? undefined : Math.min(Math.max(Number(value), least), most);
}
