import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { copyDatabase } from '../../../platform/sqlite/copy-database.ts';
import { openUndamaged } from '../../../platform/sqlite/open-database.ts';
import { type CopiedFile, type CopiedTable, COPIED_FILES } from './copied-tables.ts';

/** A table, in the file of a folder that is open. */
export interface OpenTable {
  table: CopiedTable;
  db: DatabaseSync;
}

/**
 * Runs `work` with the tables of a folder's files, which are made where they are missing, and brought
 * to this release's form.
 * @throws a DamagedError.
 */
export async function withTables<T>(
  folder: string,
  files: readonly CopiedFile[],
  work: (tables: readonly OpenTable[]) => Promise<T>,
): Promise<T> {
  const opened: DatabaseSync[] = [];
  try {
    const tables = files.flatMap((file) => {
      const db = openUndamaged(path.join(folder, file.name), file.kind);
      opened.push(db);
      return file.tables.map((table) => ({ table, db }));
    });
    return await work(tables);
  } finally {
    for (const db of opened) db.close();
  }
}

/**
 * Copies the databases of a folder into another: they stay as they are.
 * @throws when one is damaged.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const { name } of COPIED_FILES) {
    if (existsSync(path.join(from, name))) {
      await copyDatabase(path.join(from, name), path.join(to, name));
    }
  }
}
