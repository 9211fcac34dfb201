import type { DatabaseSync } from 'node:sqlite';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { escapedText, unescapedText } from '../../crm/postgres/escaped-text.ts';
import type { CopiedTable } from './copied-tables.ts';

export type Value = string | number | null;
/** In the order of the file's columns. */
export type Row = Value[];

interface Column {
  name: string;
  isText: boolean;
}

/** Rows of a statement: some megabytes at most. */
const ROWS = 500;

/** The rows of a table in a SQLite file, some at a time. */
export function* rowsOfFile(db: DatabaseSync, table: CopiedTable): Generator<Row[]> {
  const columns = columnsOf(db, table);
  const where = table.where === undefined ? '' : `WHERE ${table.where}`;
  const names = columns.map(({ name }) => name).join(', ');
  let rows: Row[] = [];
  for (const row of db.prepare(`SELECT ${names} FROM ${table.name} ${where}`).iterate()) {
    rows.push(columns.map(({ name, isText }) => storable(table, { name, isText }, row[name])));
    if (rows.length < ROWS) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** PostgreSQL's text has no U+0000. */
function storable(table: CopiedTable, { name, isText }: Column, value: unknown): Value {
  if (!isText || typeof value !== 'string') return value === null ? null : Number(value);
  return table.escaped?.includes(name) ? value : value.replaceAll('\0', '\uFFFD');
}

/** Replaces what a table of a SQLite file has, for a transaction. */
export async function writeToFile(
  db: DatabaseSync,
  table: CopiedTable,
  rows: AsyncIterable<Row[]>,
): Promise<void> {
  const names = columnsOf(db, table).map(({ name }) => name);
  db.exec(`DELETE FROM ${table.name}`);
  const insert = db.prepare(
    `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  for await (const some of rows) for (const row of some) insert.run(...row);
}

/**
 * The rows of a table in PostgreSQL, some at a time, for a transaction.
 * @param file that has the columns.
 */
export async function* rowsOfDatabase(
  sql: Sql,
  table: CopiedTable,
  file: DatabaseSync,
): AsyncGenerator<Row[]> {
  const columns = columnsOf(file, table);
  const names = columns.map(({ name }) => name).join(', ');
  const select = table.select ?? `SELECT ${names} FROM ${table.name}`;
  await sql.query(`DECLARE copied NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await sql.query<Record<string, Value>>(`FETCH ${ROWS} FROM copied`);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map(({ name }) => read(table, name, row[name] ?? null)));
  }
  await sql.query('CLOSE copied');
}

function read(table: CopiedTable, column: string, value: Value): Value {
  return table.escaped?.includes(column) ? unescapedText(String(value)) : value;
}

/** Replaces what a table of PostgreSQL has, for a transaction. */
export async function writeToDatabase(
  sql: Sql,
  table: CopiedTable,
  file: DatabaseSync,
): Promise<void> {
  const columns = columnsOf(file, table);
  const names = columns.map(({ name }) => name).join(', ');
  const insert = table.insert ?? `INSERT INTO ${table.name} (${names}) SELECT ${names} FROM given`;
  const arrays = columns.map(({ isText }, at) => `$${at + 1}::${isText ? 'text' : 'bigint'}[]`);
  await sql.query(`DELETE FROM ${table.name}`);
  for (const rows of rowsOfFile(file, table)) {
    await sql.query(
      `WITH given (${names}) AS (SELECT * FROM unnest(${arrays.join(', ')})) ${insert}`,
      columns.map(({ name }, at) => rows.map((row) => written(table, name, row[at] ?? null))),
    );
  }
}

function written(table: CopiedTable, column: string, value: Value): Value {
  return table.escaped?.includes(column) ? escapedText(String(value)) : value;
}

function columnsOf(db: DatabaseSync, { name: table }: CopiedTable): Column[] {
  const columns = db.prepare('SELECT name, type FROM pragma_table_info(?)').all(table);
  return columns.map(({ name, type }) => ({ name: String(name), isText: type === 'TEXT' }));
}
