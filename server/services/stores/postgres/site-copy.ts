import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolderSync } from '../../../platform/files/make-folder.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { CATALOGUE_FILE } from '../../catalogue/files/catalogue-file.ts';
import { PostgresCatalogueCopies } from '../../catalogue/postgres/postgres-catalogue-copies.ts';
import { documentsIn, handedInFolder } from '../../handed-in/handed-in-files.ts';
import { PostgresHandedIn } from '../../handed-in/postgres/postgres-handed-in.ts';
import type { OpenTable } from './site-files.ts';
import { rowsOfDatabase, writeToDatabase, writeToFile } from './table-rows.ts';
import { within } from './within.ts';

/**
 * Replaces what a database holds by what the files of a folder hold, for a transaction.
 * @param tables those of the folder; others stay.
 */
export async function copyToDatabase(
  sql: Sql,
  folder: string,
  tables: readonly OpenTable[],
): Promise<void> {
  const names = tables.map(({ table }) => table.name);
  await sql.query(
    `TRUNCATE ${[...names, 'handed_in', 'handed_in_part', 'catalogue_copy'].join(', ')}`,
  );
  for (const { table, db } of tables) await writeToDatabase(sql, table, db);
  const handedIn = new PostgresHandedIn(within(sql), folder);
  for (const lead of documentsIn(folder)) {
    await handedIn.put(lead, createReadStream(path.join(handedInFolder(folder), lead)));
  }
  const catalogue = path.join(folder, CATALOGUE_FILE);
  if (!existsSync(catalogue)) return;
  await new PostgresCatalogueCopies(within(sql)).write([readFileSync(catalogue, 'utf8')]);
}

/** Writes what a database holds into the empty files of a folder, for a transaction. */
export async function copyToFolder(
  sql: Sql,
  folder: string,
  tables: readonly OpenTable[],
): Promise<void> {
  for (const db of new Set(tables.map((one) => one.db))) db.exec('BEGIN IMMEDIATE');
  for (const { table, db } of tables) {
    await writeToFile(db, table, rowsOfDatabase(sql, table, db));
  }
  for (const db of new Set(tables.map((one) => one.db))) db.exec('COMMIT');
  const handedIn = new PostgresHandedIn(within(sql), folder);
  const dir = handedInFolder(folder);
  for (const lead of await handedIn.leads()) {
    const document = await handedIn.open(lead);
    if (!document) continue;
    makeFolderSync(dir, 0o700);
    const file = createWriteStream(path.join(dir, lead), { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(document.content, file);
  }
  const catalogue = await new PostgresCatalogueCopies(within(sql)).read();
  if (!catalogue) return;
  writeFileSync(path.join(folder, CATALOGUE_FILE), catalogue, { mode: 0o600, flush: true });
}
