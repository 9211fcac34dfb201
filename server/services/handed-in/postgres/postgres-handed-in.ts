import { open as openFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import {
  DATABASE_TIME,
  type StoreClock,
  timeOf,
  timeValue,
} from '../../../platform/postgres/database-time.ts';
import { HandedInFiles } from '../handed-in-files.ts';
import { type HandedInStore, ORPHAN_AGE, type ReceivedFile } from '../handed-in-store.ts';

/** Bytes of a part: a statement with one stays far below its deadline. */
const PART = 512 * 1024;

/**
 * Documents that owners have handed in, in PostgreSQL: any machine delivers them. They arrive on the
 * disk of the machine that receives them, and leave it when they are kept.
 */
export class PostgresHandedIn implements HandedInStore {
  readonly #db: Database;
  readonly #arriving: HandedInFiles;
  readonly #clock: StoreClock;

  /**
   * @param db closed by the caller.
   * @param clock the caller's only in tests: those of machines differ.
   */
  constructor(db: Database, dataDir: string, clock: StoreClock = 'database') {
    this.#db = db;
    this.#clock = clock;
    this.#arriving = new HandedInFiles(dataDir);
  }

  receive(content: Readable): Promise<ReceivedFile> {
    return this.#arriving.receive(content);
  }

  discard(file: Pick<ReceivedFile, 'path'>): Promise<void> {
    return this.#arriving.discard(file);
  }

  async keep({ path: file }: Pick<ReceivedFile, 'path'>, lead: string): Promise<void> {
    const handle = await openFile(file);
    try {
      await this.put(lead, handle.createReadStream({ highWaterMark: PART, autoClose: false }));
    } finally {
      await handle.close();
    }
    await rm(file, { force: true });
  }

  /** Stores the document of a lead, in the place of one that it has. */
  async put(lead: string, content: Readable): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of content as AsyncIterable<Buffer>) parts.push(part);
    const whole = Buffer.concat(parts);
    await this.#db.transaction(async (sql) => {
      await sql.query('DELETE FROM handed_in WHERE lead = $1', [lead]);
      await sql.query(
        `INSERT INTO handed_in (lead, bytes, kept_at) VALUES ($1, $2, ${DATABASE_TIME})`,
        [lead, whole.length],
      );
      for (let part = 0; part * PART < whole.length; part += 1) {
        const slice = whole.subarray(part * PART, (part + 1) * PART);
        await sql.query('INSERT INTO handed_in_part (lead, part, content) VALUES ($1, $2, $3)', [
          lead,
          part,
          slice,
        ]);
      }
    });
  }

  async open(lead: string): Promise<{ size: number; content: Readable } | undefined> {
    const { rows } = await this.#db.query<{ bytes: number }>(
      'SELECT bytes FROM handed_in WHERE lead = $1',
      [lead],
    );
    if (!rows[0]) return undefined;
    const { bytes: size } = rows[0];
    return { size, content: Readable.from(partsOf(this.#db, lead, size)) };
  }

  async remove(lead: string): Promise<void> {
    await this.#db.query('DELETE FROM handed_in WHERE lead = $1', [lead]);
  }

  async erase(leads: ReadonlySet<string>): Promise<number> {
    const { rowCount } = await this.#db.query('DELETE FROM handed_in WHERE lead = ANY ($1)', [
      [...leads],
    ]);
    return rowCount;
  }

  /** The leads that have a document. */
  async leads(): Promise<string[]> {
    const { rows } = await this.#db.query<{ lead: string }>('SELECT lead FROM handed_in');
    return rows.map(({ lead }) => lead);
  }

  async removeOrphans(isStored: (lead: string) => Promise<boolean>, now: number): Promise<number> {
    const { rows } = await this.#db.query<{ lead: string }>(
      `SELECT lead FROM handed_in WHERE kept_at <= ${timeOf('$1')} - $2`,
      [timeValue(this.#clock, now), ORPHAN_AGE],
    );
    let removed = 0;
    for (const { lead } of rows) {
      if (await isStored(lead)) continue;
      await this.remove(lead);
      removed += 1;
    }
    return removed;
  }
}

/**
 * The content, a part at a time: nothing waits for a slow reader but its own stream.
 * @throws when the document is erased meanwhile: its reader would take what it has for all of it.
 */
async function* partsOf(sql: Sql, lead: string, size: number): AsyncGenerator<Buffer> {
  let read = 0;
  for (let part = 0; read < size; part += 1) {
    const { rows } = await sql.query<{ content: Buffer }>(
      'SELECT content FROM handed_in_part WHERE lead = $1 AND part = $2',
      [lead, part],
    );
    if (!rows[0]) throw new Error('a document was erased while it was read');
    read += rows[0].content.length;
    yield rows[0].content;
  }
}
