import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { CATALOGUE_FILE } from '../../catalogue/files/catalogue-file.ts';
import { PostgresCatalogueCopies } from '../../catalogue/postgres/postgres-catalogue-copies.ts';
import { documentsIn, handedInFolder } from '../../handed-in/handed-in-files.ts';
import { PostgresHandedIn } from '../../handed-in/postgres/postgres-handed-in.ts';
import { type PartDigest, RowDigest } from './part-digest.ts';
import type { OpenTable } from './site-files.ts';
import { type Row, rowsOfDatabase, rowsOfFile } from './table-rows.ts';
import { within } from './within.ts';

/** What the files of a folder hold. */
export async function digestsOfFolder(folder: string, tables: readonly OpenTable[]) {
  const digests = new Map<string, PartDigest>();
  for (const { table, db } of tables) {
    digests.set(table.name, await digestOf(rowsOfFile(db, table)));
  }
  const documents = new RowDigest();
  for (const lead of documentsIn(folder)) {
    const content = createReadStream(path.join(handedInFolder(folder), lead));
    documents.add([lead, await hashOf(content)]);
  }
  digests.set('documents', documents.value);
  const catalogue = path.join(folder, CATALOGUE_FILE);
  digests.set(
    'catalogue',
    await catalogueDigest(existsSync(catalogue) ? createReadStream(catalogue) : undefined),
  );
  return digests;
}

/**
 * What a database holds, for a transaction.
 * @param tables whose files have the columns.
 */
export async function digestsOfDatabase(sql: Sql, tables: readonly OpenTable[]) {
  const digests = new Map<string, PartDigest>();
  for (const { table, db } of tables) {
    digests.set(table.name, await digestOf(rowsOfDatabase(sql, table, db)));
  }
  const handedIn = new PostgresHandedIn(within(sql), '');
  const documents = new RowDigest();
  for (const lead of await handedIn.leads()) {
    const document = await handedIn.open(lead);
    if (document) documents.add([lead, await hashOf(document.content)]);
  }
  digests.set('documents', documents.value);
  const catalogue = await new PostgresCatalogueCopies(within(sql)).read();
  digests.set('catalogue', await catalogueDigest(catalogue && [catalogue]));
  return digests;
}

async function digestOf(rows: Iterable<Row[]> | AsyncIterable<Row[]>): Promise<PartDigest> {
  const digest = new RowDigest();
  for await (const some of rows) for (const row of some) digest.add(row);
  return digest.value;
}

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

async function catalogueDigest(content: Content | undefined): Promise<PartDigest> {
  const digest = new RowDigest();
  if (content) digest.add([await hashOf(content)]);
  return digest.value;
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
