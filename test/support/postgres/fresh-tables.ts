import { type Database, openDatabase } from '../../../server/platform/postgres/database.ts';
import { migrate, type StoreTables } from '../../../server/platform/postgres/migrations.ts';
import { sharedPostgres } from './describe-postgres.ts';

/** Milliseconds: a busy machine takes more than a site waits for. */
export const CONNECT_TIMEOUT = 20_000;

export interface FreshTables {
  /** Opens them as another server does. */
  open: () => Database;
  end: () => Promise<void>;
}

const names = new Map<string, Promise<{ url: string; tables: string }>>();

/** The empty tables of some stores, which the suites of a process use one after the other. */
export async function freshTables(stores: readonly StoreTables[]): Promise<FreshTables> {
  const key = stores.map(({ name }) => name).join(' ');
  const made = names.get(key) ?? make(stores);
  names.set(key, made);
  const { url, tables } = await made;
  const opened: Database[] = [];
  const open = () => {
    const db = openDatabase(url, {
      log: { warn: () => {} },
      connections: 3,
      connectTimeout: CONNECT_TIMEOUT,
    });
    opened.push(db);
    return db;
  };
  await open().query(`TRUNCATE ${tables}`);
  return { open, end: async () => void (await Promise.all(opened.map((db) => db.close()))) };
}

async function make(stores: readonly StoreTables[]) {
  const url = await (await sharedPostgres()).freshDatabase();
  const db = openDatabase(url, { log: { warn: () => {} }, connectTimeout: CONNECT_TIMEOUT });
  try {
    await migrate(db, stores);
    const { rows } = await db.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name <> 'schema_version'`,
    );
    return { url, tables: rows.map(({ name }) => name).join(', ') };
  } finally {
    await db.close();
  }
}
