/** SQL of the database's time of a statement, in milliseconds since 1970: the clocks of machines differ. */
export const DATABASE_TIME = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/**
 * Whose clock a store in PostgreSQL compares times with: the database's, so that servers whose clocks
 * differ agree, or the one of the caller, for tests.
 */
export type StoreClock = 'database' | 'caller';

/** SQL of the time of a statement, in milliseconds since 1970: the value of a parameter, or its own. */
export function timeOf(parameter: `$${number}`): string {
  return `coalesce(${parameter}::bigint, ${DATABASE_TIME})`;
}

/** The value of that parameter. */
export function timeValue(clock: StoreClock, now: number): number | null {
  return clock === 'caller' ? now : null;
}
