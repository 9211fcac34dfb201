import { existsSync, rmSync, statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { isLostBesideJournal, writeJournalPages } from '../../../platform/sqlite/journal-pages.ts';
import {
  eachReadableRow,
  openDamaged,
  type ReadableRow,
} from '../../../platform/sqlite/readable-rows.ts';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { completeDeliveries } from './complete-deliveries.ts';
import { type LostLeads, lostLeads, namedLeads } from './lost-leads.ts';

/** Rows of each table that were copied. */
export interface Salvaged {
  leads: number;
  deliveries: number;
  /** Number of lost deliveries that are made again. */
  repeated: number;
  /** Leads that a file names and that are not stored after this. */
  lost: LostLeads;
}

/**
 * Copies the readable rows of files into a store: of a damaged one, then of its last copy, for what
 * could not be read. Rows that are there already take precedence. Deliveries that cannot be read are
 * due once more: the Message-ID of a mail and the key at the CRM are the same as before, so that a
 * repetition is recognized.
 * @param now milliseconds since 1970.
 */
export function salvage(files: readonly string[], into: DatabaseSync, now: number): Salvaged {
  const opened = files.flatMap((file, index) => openFile(file, files[index + 1]) ?? []);
  try {
    return inTransaction(into, () => {
      const copied = TABLES.map((table) =>
        opened.reduce((rows, { db }) => rows + copyTable(db, into, table), 0),
      );
      const repeated = completeDeliveries(into, now);
      const lost = lostLeads(
        opened.map(({ db }) => namedLeads(db)),
        into,
      );
      const [leads = 0, , deliveries = 0] = copied;
      return { leads, deliveries, repeated, lost };
    });
  } finally {
    for (const each of opened) each.close();
  }
}

const TABLES = [
  'lead',
  'lead_version',
  'delivery',
  'lead_details',
  'lead_alias',
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

interface OpenedFile {
  db: DatabaseSync;
  close: () => void;
}

/** Undefined where nothing can be read of it. Of a file that is gone its journal may have pages. */
function openFile(file: string, copy: string | undefined): OpenedFile | undefined {
  const pages = `${file}.pages`;
  rmSync(pages, { force: true });
  const isRebuilt = isLostBesideJournal(file) && writeJournalPages(`${file}-wal`, pages, copy);
  const from = isRebuilt ? pages : file;
  if (!existsSync(from) || statSync(from).size === 0) return undefined;
  try {
    const db = openDamaged(from);
    const close = () => {
      db.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(pages + suffix, { force: true });
    };
    return { db, close };
  } catch {
    rmSync(pages, { force: true });
    return undefined;
  }
}

function copyTable(from: DatabaseSync, into: DatabaseSync, table: Table): number {
  const known = new Set(
    into
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => String(name)),
  );
  let copied = 0;
  eachReadableRow(from, table, (row: ReadableRow) => {
    // Columns of a newer release are left in the damaged file.
    const cells = Object.entries(row).filter(([column]) => known.has(column));
    copied += copyRow(into, table, Object.fromEntries(cells) as Record<string, SQLInputValue>);
  });
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
  try {
    return Number(into.prepare(sql).run(...Object.values(row)).changes);
  } catch (error) {
    // Damage can make values that no release has written.
    if (isConstraint(error)) return 0;
    throw error;
  }
}

/** SQLite's code for a row that a table does not take (19). */
const CONSTRAINT = 19;

function isConstraint(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === CONSTRAINT
  );
}
