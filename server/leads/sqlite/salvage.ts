import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Rows of each table that were copied. */
export interface Salvaged {
  leads: number;
  deliveries: number;
}

/**
 * Copies what can be read of a damaged file into a new store, row by row; the copy's own rows win.
 * A lead without its deliveries is copied: an operator sees it.
 */
export function salvage(file: string, into: DatabaseSync): Salvaged {
  const empty = { leads: 0, deliveries: 0 };
  let damaged: DatabaseSync;
  try {
    damaged = new DatabaseSync(file, { readOnly: true });
  } catch {
    return empty;
  }
  try {
    return {
      leads: copyTable(damaged, into, 'lead'),
      deliveries: copyTable(damaged, into, 'delivery'),
    };
  } finally {
    damaged.close();
  }
}

/** From both ends: a scan ends where the damage is met. */
function copyTable(from: DatabaseSync, into: DatabaseSync, table: 'lead' | 'delivery'): number {
  let copied = 0;
  for (const order of ['ASC', 'DESC']) {
    try {
      for (const row of from.prepare(`SELECT * FROM ${table} ORDER BY rowid ${order}`).iterate()) {
        copied += copyRow(into, table, row);
      }
    } catch {
      // What comes after the damage is read from the other end.
    }
  }
  return copied;
}

/** @returns the number of rows written: 0 for one that is there, or whose lead is lost. */
function copyRow(into: DatabaseSync, table: string, row: Record<string, SQLInputValue>): number {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const hasLead =
    table === 'lead' ||
    into.prepare('SELECT 1 FROM lead WHERE id = ?').get(row['lead'] ?? null) !== undefined;
  if (!hasLead) return 0;
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
  return Number(into.prepare(sql).run(...Object.values(row)).changes);
}
