import pg from 'pg';
import { isFault } from './database-errors.ts';
import type { Sql, TransactionOptions } from './sql.ts';

/**
 * Milliseconds that the server has more for its answer; one that is silent then is not asked again on
 * this connection.
 */
export const ANSWER_TIME = 1000;

/** PostgreSQL's number of the type bigint. */
const BIGINT = pg.types.builtins.INT8;
/** How values come back. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === BIGINT ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
};

/** A connection while it is used for one call. */
export class Connection implements Sql {
  /** Whether it is to be thrown away. */
  isLost = false;
  readonly #client: pg.PoolClient;
  #timeout: number | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query<R = unknown>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await this.#run(text, values);
    return { rows: rows as R[], rowCount: rowCount ?? 0 };
  }

  async transaction<T>(
    work: (sql: Sql) => Promise<T>,
    { timeout, isSnapshot = false }: TransactionOptions,
  ): Promise<T> {
    await this.#run(isSnapshot ? 'BEGIN ISOLATION LEVEL REPEATABLE READ' : 'BEGIN');
    try {
      if (timeout !== undefined) await this.#allow(timeout);
      const result = await work(this);
      const { command } = await this.#run('COMMIT');
      // PostgreSQL's answer where a statement had failed before.
      if (command === 'ROLLBACK') throw new Error('the transaction had failed');
      return result;
    } catch (error) {
      if (!this.isLost) await this.#run('ROLLBACK');
      throw error;
    }
  }

  async #allow(timeout: number): Promise<void> {
    await this.#run("SELECT set_config('statement_timeout', $1, true)", [String(timeout)]);
    this.#timeout = timeout + ANSWER_TIME;
  }

  async #run(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    const query = {
      text,
      values: values.map(storable),
      ...(this.#timeout !== undefined && { query_timeout: this.#timeout }),
    };
    try {
      return await this.#client.query(query);
    } catch (error) {
      if (isFault(error)) this.isLost = true;
      throw error;
    }
  }
}

/** Statements on a connection that the caller keeps. */
export function sqlOn(client: pg.ClientBase): Sql {
  return {
    async query<R = unknown>(text: string, values: readonly unknown[] = []) {
      const { rows, rowCount } = await client.query(text, values.map(storable));
      return { rows: rows as R[], rowCount: rowCount ?? 0 };
    },
  };
}

function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}
