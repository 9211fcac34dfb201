import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

export type ReadableRow = Readonly<Record<string, SQLOutputValue>>;

type Visit = (row: ReadableRow) => void;

const ROWID = 'rowid_of_the_row';
/** Rows that are tried one by one where nothing says how many there are. */
const BLIND_TRIES = 2000;

/**
 * Opens a damaged database to read what can be read of it. SQLite refuses a file that is shorter
 * than it says unless the schema may be written; the file is opened for reading only all the same.
 * @throws when it cannot be opened.
 */
export function openDamaged(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, defensive: false });
  db.exec('PRAGMA writable_schema = ON');
  return db;
}

/**
 * Visits the rows of a table that can be read: from both ends to the damage, and one by one in
 * between. A table that is not there has none.
 * @throws what `visit` throws.
 */
export function eachReadableRow(db: DatabaseSync, table: string, visit: Visit): void {
  const columns = `rowid AS ${ROWID}, *`;
  const ends: { low: number; high?: number } = { low: 0 };
  const isWhole = eachRow(db, `SELECT ${columns} FROM ${table} ORDER BY rowid`, (row) => {
    ends.low = Number(row[ROWID]);
    visit(withoutRowid(row));
  });
  if (isWhole || !hasTable(db, table)) return;
  eachRow(db, `SELECT ${columns} FROM ${table} ORDER BY rowid DESC`, (row) => {
    ends.high = Number(row[ROWID]);
    visit(withoutRowid(row));
  });
  const last = ends.high ?? Math.max(ends.low + BLIND_TRIES, ...indexedRowids(db, table)) + 1;
  for (let rowid = ends.low + 1; rowid < last; rowid++) {
    const sql = `SELECT ${columns} FROM ${table} WHERE rowid = ${rowid}`;
    eachRow(db, sql, (row) => visit(withoutRowid(row)));
  }
}

/**
 * Visits the rows of a query, to the first that cannot be read.
 * @returns whether all could be read.
 */
export function eachRow(db: DatabaseSync, sql: string, visit: Visit): boolean {
  const next = reader(db, sql);
  for (let row = next(); row !== 'end'; row = next()) {
    if (row === 'damage') return false;
    visit(row);
  }
  return true;
}

function reader(db: DatabaseSync, sql: string): () => ReadableRow | 'end' | 'damage' {
  let rows: Iterator<ReadableRow, undefined> | undefined;
  return () => {
    try {
      rows ??= db.prepare(sql).iterate() as Iterator<ReadableRow, undefined>;
      const next = rows.next();
      return next.done ? 'end' : next.value;
    } catch {
      return 'damage';
    }
  };
}

function hasTable(db: DatabaseSync, table: string): boolean {
  let isThere = false;
  eachRow(db, `SELECT 1 FROM sqlite_schema WHERE name = '${table}'`, () => (isThere = true));
  return isThere;
}

/** The rowids of a table that its indexes name, as far as they can be read. */
function indexedRowids(db: DatabaseSync, table: string): Set<number> {
  const rowids = new Set<number>();
  eachRow(db, `PRAGMA index_list(${table})`, ({ name }) => {
    const sql = `SELECT rowid AS ${ROWID} FROM ${table} INDEXED BY "${String(name)}"`;
    eachRow(db, sql, (row) => rowids.add(Number(row[ROWID])));
  });
  return rowids;
}

function withoutRowid({ [ROWID]: _rowid, ...row }: ReadableRow): ReadableRow {
  return row;
}
