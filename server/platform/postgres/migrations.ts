import { StartError } from '../start-error.ts';
import type { Migration } from '../migration.ts';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';

/** The tables of a store. */
export interface StoreTables {
  /** Names them in the database and in messages. */
  name: string;
  /** In the order of their numbers, 1, 2, 3, … */
  migrations: readonly Migration[];
}

/** A newer release has changed tables in a way that this one cannot work with. */
class NewerDatabaseError extends StartError {}

/** `version` is the latest migration that was applied, `needs` the one that a release must know. */
const RECORD = `
  CREATE TABLE IF NOT EXISTS schema_version (
    name text PRIMARY KEY,
    version bigint NOT NULL,
    needs bigint NOT NULL
  )
`;
/** Milliseconds for each migration: others that start at the same time wait for them. */
const TIMEOUT = 60_000;

/**
 * Applies the migrations that a database lacks, all of them or none, beside running servers. Of
 * several servers that start at once one does it, the others wait and find it done.
 * @throws a NewerDatabaseError; the database stays as it is.
 * @throws StartError when the schema of the URL is not there, or closed to the role.
 */
export async function migrate(db: Database, stores: readonly StoreTables[]): Promise<void> {
  await db.transaction(
    async (sql) => {
      await requireSchema(sql);
      await sql.query(
        "SELECT pg_advisory_xact_lock(hashtextextended('vitrine migrations ' || current_schema(), 0))",
      );
      if (!(await isDone(sql, stores))) await applyAll(sql, stores);
    },
    { timeout: TIMEOUT },
  );
}

async function requireSchema(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ schema: string | null; wanted: string; found: string | null }>(
    `SELECT current_schema() AS schema, wanted, (SELECT nspname FROM pg_namespace
       WHERE nspname = ANY(string_to_array(replace(wanted, ' ', ''), ',')) LIMIT 1) AS found
     FROM current_setting('search_path') AS wanted`,
  );
  const [row] = rows;
  if (row?.schema) return;
  throw new StartError(
    row?.found
      ? `the role lacks rights on schema ${row.found}: GRANT USAGE, CREATE ON SCHEMA gives them`
      : `the database has no schema ${row?.wanted}: CREATE SCHEMA makes it`,
  );
}

interface Version {
  name: string;
  version: number;
  needs: number;
}

/** Whether nothing is to be changed: then a role that may change no tables starts, too. */
async function isDone(sql: Sql, stores: readonly StoreTables[]): Promise<boolean> {
  const { rows } = await sql.query("SELECT to_regclass('schema_version') AS found");
  if ((rows[0] as { found: string | null }).found === null) return false;
  const versions = await versionsIn(sql);
  for (const store of stores) requireKnown(store, versions.get(store.name));
  return stores.every(
    ({ name, migrations }) => (versions.get(name)?.version ?? 0) >= migrations.length,
  );
}

async function applyAll(sql: Sql, stores: readonly StoreTables[]): Promise<void> {
  await sql.query(RECORD);
  const versions = await versionsIn(sql);
  for (const { name, migrations } of stores) {
    const { version = 0, needs = 0 } = versions.get(name) ?? {};
    const missing = migrations.slice(version);
    for (const migration of missing) await sql.query(migration.sql);
    if (missing.length > 0)
      await record(sql, { name, version: migrations.length, needs: needsOf(missing, needs) });
  }
}

function needsOf(applied: readonly Migration[], before: number): number {
  const needs = applied.map((one) => (one.effect === 'contract' ? one.needs : 1));
  return Math.max(before, ...needs);
}

async function versionsIn(sql: Sql): Promise<Map<string, Version>> {
  const { rows } = await sql.query<Version>('SELECT name, version, needs FROM schema_version');
  return new Map(rows.map((row) => [row.name, row]));
}

async function record(sql: Sql, { name, version, needs }: Version): Promise<void> {
  await sql.query(
    `INSERT INTO schema_version (name, version, needs) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET version = excluded.version, needs = excluded.needs`,
    [name, version, needs],
  );
}

function requireKnown({ name, migrations }: StoreTables, version: Version | undefined): void {
  if ((version?.needs ?? 0) <= migrations.length) return;
  throw new NewerDatabaseError(
    `the tables of ${name} were changed by a newer release: they need one that knows migration ` +
      `${version?.needs}, this one knows ${migrations.length}. Start that release, or the one before it`,
  );
}
