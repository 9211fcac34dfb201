import { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../../../server/platform/migration.ts';
import { migrate } from '../../../server/platform/sqlite/migrations.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
}

/**
 * What is wrong with the migrations of a database, a line each: their numbers have a gap, one says
 * that it expands but takes something away from releases that do not know it, or one contracts what
 * no released migration has replaced.
 * @param released number of the newest migration that a release before this one has.
 */
export function migrationProblems(migrations: readonly Migration[], released: number): string[] {
  return migrations.flatMap((migration, index) => {
    const { number, effect } = migration;
    if (number !== index + 1) return [`migration ${number} stands where ${index + 1} should`];
    if (effect === 'expand') {
      return lostBy(migrations.slice(0, index), migration).map(
        (lost) => `migration ${number} expands, but ${lost}`,
      );
    }
    const isInBetween = migration.needs < number && migration.needs <= released;
    return isInBetween
      ? []
      : [`migration ${number} contracts: no release before this one has ${migration.needs}`];
  });
}

/** What a release that knows the migrations before would miss after another one. */
function lostBy(before: readonly Migration[], migration: Migration): string[] {
  const db = new DatabaseSync(':memory:');
  try {
    migrate(db, 'before', before);
    const [columns, rules] = [columnsIn(db), rulesIn(db)];
    migrate(db, 'after', [...before, migration]);
    const after = columnsIn(db);
    const added = rulesIn(db).filter((rule) => !rules.includes(rule));
    return [
      ...columns.filter((column) => !hasColumn(after, column)).map(({ name }) => `changes ${name}`),
      ...after
        .filter(({ table, isRequired }) => isRequired && hasTable(columns, table))
        .filter((column) => !hasColumn(columns, column))
        .map(({ name }) => `requires ${name}`),
      ...added.filter((rule) => columns.some(({ table }) => rule.endsWith(` on ${table}`))),
    ];
  } finally {
    db.close();
  }
}

function columnsIn(db: DatabaseSync): Column[] {
  return db
    .prepare(
      `SELECT s.name AS 'table', c.name, c.type, c."notnull" AND c.dflt_value IS NULL AS required
       FROM sqlite_schema AS s JOIN pragma_table_info(s.name) AS c
       WHERE s.type = 'table' AND s.name <> 'schema_migration'`,
    )
    .all()
    .map((row) => ({
      table: String(row['table']),
      name: String(row['name']),
      type: String(row['type']),
      isRequired: row['required'] === 1,
    }));
}

/** What may refuse or change a row that an older release writes. */
function rulesIn(db: DatabaseSync): string[] {
  return db
    .prepare(
      `SELECT type || ' ' || name || ' on ' || tbl_name AS rule FROM sqlite_schema
       WHERE type = 'trigger' OR sql LIKE 'CREATE UNIQUE%'`,
    )
    .all()
    .map(({ rule }) => `adds ${String(rule)}`);
}

function hasColumn(columns: readonly Column[], { table, name, type }: Column): boolean {
  return columns.some((one) => one.table === table && one.name === name && one.type === type);
}

function hasTable(columns: readonly Column[], table: string): boolean {
  return columns.some((column) => column.table === table);
}
