import { type Database, openDatabase } from '../../../server/platform/postgres/database.ts';
import { migrate, type StoreTables } from '../../../server/platform/postgres/migrations.ts';
import { CONNECT_TIMEOUT, type FreshTables } from './fresh-tables.ts';
import { sharedPostgres } from './describe-postgres.ts';

let schemas = 0;

/** The tables of some stores in a schema of their own, with the rows that they begin with. */
export async function freshSchema(stores: readonly StoreTables[]): Promise<FreshTables> {
  const url = await freshSchemaUrl();
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
  await migrate(open(), stores);
  return { open, end: async () => void (await Promise.all(opened.map((db) => db.close()))) };
}

/** The URL of an empty schema. */
export async function freshSchemaUrl(): Promise<string> {
  const server = await sharedPostgres();
  schemas += 1;
  await server.query(`CREATE SCHEMA empty_${schemas}`);
  return `${server.url()}?schema=empty_${schemas}`;
}
