/** A row as a driver of a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** The text in a column; undefined where it has none. */
export function textIn(row: Row, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' ? value : undefined;
}

/** The number in a column; undefined where it has none. */
export function numberIn(row: Row, column: string): number | undefined {
  const value = row[column];
  return typeof value === 'number' ? value : undefined;
}

/** Optional values without the names of those that are undefined. */
export function presentIn<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<T>;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
