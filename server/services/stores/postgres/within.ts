import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';

/** Stores that are opened on it take part in a transaction that is under way. */
export function within(sql: Sql): Database {
  return {
    query: (text, values) => sql.query(text, values),
    transaction: (work) => work(sql),
    close: async () => {},
  };
}
