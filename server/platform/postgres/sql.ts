/** What statements run on: a database, or one transaction of it. */
export interface Sql {
  /**
   * Runs one statement with `$1`, `$2`, … in it. A bigint comes back as a number. U+0000, which
   * PostgreSQL's text has not, is written as U+FFFD.
   * @throws when it fails, or no connection can be had in time.
   */
  query<R = unknown>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: R[]; rowCount: number }>;
}

export interface TransactionOptions {
  /** Milliseconds for each statement, where it may take longer than a visitor waits. */
  timeout?: number;
  /** All statements see what was committed before the first one (REPEATABLE READ). */
  isSnapshot?: boolean;
}
