import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../sqlite/transaction.ts';
import { completeDeliveries } from './complete-deliveries.ts';

/** Rows of each table that were copied. */
export interface Salvaged {
  leads: number;
  deliveries: number;
  /** Deliveries that were lost and are made anew. */
  repeated: number;
}

/**
 * Copies what can be read of a damaged file into a new store, row by row; the copy's own rows win.
 * Deliveries that cannot be read are due once more: the Message-ID of a mail and the key at the CRM
 * are the same as before, by which a repetition is known.
 * @param now milliseconds since 1970.
 */
export function salvage(file: string, into: DatabaseSync, now: number): Salvaged {
  const empty = { leads: 0, deliveries: 0, repeated: 0 };
  let damaged: DatabaseSync;
  try {
    damaged = new DatabaseSync(file, { readOnly: true });
  } catch {
    return empty;
  }
  try {
    return inTransaction(into, () => ({
      leads: copyTable(damaged, into, 'lead'),
      deliveries: copyTable(damaged, into, 'delivery'),
      repeated: completeDeliveries(into, now),
    }));
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
