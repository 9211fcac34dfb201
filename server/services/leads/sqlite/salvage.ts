import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { completeDeliveries } from './complete-deliveries.ts';

/** Rows of each table that were copied. */
export interface Salvaged {
  leads: number;
  deliveries: number;
  /** Number of lost deliveries that are made again. */
  repeated: number;
}

/**
 * Copies the readable rows of files into a new store: of the damaged one, then of its last copy, for
 * what could not be read. Rows that are there already take precedence. Deliveries that cannot be
 * read are due once more: the Message-ID of a mail and the key at the CRM are the same as before, so
 * that a repetition is recognized.
 * @param now milliseconds since 1970.
 */
export function salvage(files: readonly string[], into: DatabaseSync, now: number): Salvaged {
  return inTransaction(into, () => {
    const [leads, , deliveries] = TABLES.map((table) =>
      files.reduce((copied, file) => copied + copyTableOf(file, into, table), 0),
    );
    const repeated = completeDeliveries(into, now);
    return { leads: leads ?? 0, deliveries: deliveries ?? 0, repeated };
  });
}

const TABLES = [
  'lead',
  'lead_version',
  'delivery',
  'lead_details',
  'registration',
  'recipient',
  'visit_step',
  'saved_search',
  'hidden_home',
  'alert_item',
  'alert_cursor',
  'owner_news',
] as const;
/** Tables whose rows belong to no lead. */
const OF_NO_LEAD: ReadonlySet<string> = new Set([
  'lead',
  'recipient',
  'saved_search',
  'hidden_home',
  'alert_item',
  'alert_cursor',
  'owner_news',
]);
type Table = (typeof TABLES)[number];

function copyTableOf(file: string, into: DatabaseSync, table: Table): number {
  let from: DatabaseSync;
  try {
    from = new DatabaseSync(file, { readOnly: true });
  } catch {
    return 0;
  }
  try {
    return copyTable(from, into, table);
  } finally {
    from.close();
  }
}

/** From both ends: a scan stops at the damage. */
function copyTable(from: DatabaseSync, into: DatabaseSync, table: Table): number {
  const known = new Set(
    into
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => String(name)),
  );
  let copied = 0;
  for (const order of ['ASC', 'DESC']) {
    try {
      for (const row of from.prepare(`SELECT * FROM ${table} ORDER BY rowid ${order}`).iterate()) {
        // Columns of a newer release are left in the damaged file.
        const cells = Object.entries(row).filter(([column]) => known.has(column));
        copied += copyRow(into, table, Object.fromEntries(cells));
      }
    } catch {
      // What comes after the damage is read from the other end; an older release lacks a table.
    }
  }
  return copied;
}

/** @returns the number of rows written: 0 for one that is there, or whose lead is lost. */
function copyRow(into: DatabaseSync, table: Table, row: Record<string, SQLInputValue>): number {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const hasLead =
    OF_NO_LEAD.has(table) ||
    into.prepare('SELECT 1 FROM lead WHERE id = ?').get(row['lead'] ?? null) !== undefined;
  if (!hasLead) return 0;
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
  return Number(into.prepare(sql).run(...Object.values(row)).changes);
}
