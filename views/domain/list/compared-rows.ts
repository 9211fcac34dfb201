/** A fact of several homes, in their order. */
export interface ComparedValues {
  /** The fact of each home as text; '' if it is unknown or not published. */
  values: readonly string[];
}

/** Rows of a comparison, in their order. */
export interface SplitRows<Row> {
  differing: readonly Row[];
  /** Rows in which every home has the same value. */
  equal: readonly Row[];
}

/**
 * Separates the rows in which homes differ from those in which all have the same value. Rows that
 * no home has a value for are left out. With fewer than two homes nothing is equal.
 */
export function splitRows<Row extends ComparedValues>(rows: readonly Row[]): SplitRows<Row> {
  const filled = rows.filter(({ values }) => values.some((value) => value !== ''));
  const isEqual = ({ values }: Row) =>
    values.length > 1 && values.every((value) => value === values[0]);
  return {
    differing: filled.filter((row) => !isEqual(row)),
    equal: filled.filter(isEqual),
  };
}

/**
 * The place of the one number that is lower, or higher, than all others. Undefined if there are
 * fewer than two, if one is unknown, or if two share it.
 */
export function extremeOf(
  numbers: readonly (number | undefined)[],
  wanted: 'lowest' | 'highest',
): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < 2 || known.length < numbers.length) return undefined;
  const extreme = wanted === 'lowest' ? Math.min(...known) : Math.max(...known);
  const first = known.indexOf(extreme);
  return known.lastIndexOf(extreme) === first ? first : undefined;
}
