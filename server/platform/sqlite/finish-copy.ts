import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

/** A statement that is run in a copy. */
export interface CopyChange {
  sql: string;
  values?: readonly string[];
  /** It is left out where the copy has no such table, as those of older releases. */
  table?: string;
}

export interface UnfinishedCopy {
  file: string;
  changes: readonly CopyChange[];
}

/**
 * Checks a copy, changes it, and makes a single file of it, without a write-ahead log beside it.
 * @throws when it is damaged.
 */
export function finishCopy({ file, changes }: UnfinishedCopy): void {
  const db = new DatabaseSync(file);
  try {
    const check = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (check !== 'ok') throw new Error(`the copy is damaged: ${String(check)}`);
    changeCopy(db, changes);
  } finally {
    db.close();
  }
}

/**
 * Changes a copy as a whole or not at all, and overwrites what is erased. Outside WAL, so that it
 * stays a single file.
 */
export function changeCopy(db: DatabaseSync, changes: readonly CopyChange[]): void {
  db.exec('PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  if (changes.length === 0) return;
  inTransaction(db, () => {
    for (const { sql, values = [], table } of changes) {
      if (table === undefined || hasTable(db, table)) db.prepare(sql).run(...values);
    }
  });
}

function hasTable(db: DatabaseSync, name: string): boolean {
  const found = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  return found.get(name) !== undefined;
}
