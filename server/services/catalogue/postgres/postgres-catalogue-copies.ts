import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, zstdDecompress } from 'node:zlib';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';
import {
  CATALOGUE_CHANNEL,
  type PostgresCatalogueElection,
} from './postgres-catalogue-election.ts';

const decompress = promisify(zstdDecompress);
/** Milliseconds for a copy of some megabytes; the caller gives up before. */
const WRITE_TIMEOUT = 30_000;

/** The copy of the catalogue in PostgreSQL. */
export class PostgresCatalogueCopies implements CatalogueCopies {
  /** Absent for a command, which writes when no server does. */
  readonly election: PostgresCatalogueElection | undefined;
  readonly #db: Database;

  /** @param db closed by the caller, as `election` is. */
  constructor(db: Database, election?: PostgresCatalogueElection) {
    this.#db = db;
    this.election = election;
  }

  async read(): Promise<Buffer | undefined> {
    const { rows } = await this.#db.query<{ content: Buffer }>(
      'SELECT content FROM catalogue_copy',
    );
    return rows[0] && decompress(rows[0].content);
  }

  /** Number of copies that were written so far. */
  async version(): Promise<number> {
    const { rows } = await this.#db.query<{ version: number }>(
      'SELECT version FROM catalogue_copy',
    );
    return rows[0]?.version ?? 0;
  }

  async write(pieces: Iterable<string>): Promise<void> {
    const parts: Buffer[] = [];
    // Compressed beside the event loop, a piece at a time.
    await pipeline(pieces, createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const part of compressed) parts.push(part);
    });
    await this.#put(Buffer.concat(parts));
  }

  async #put(content: Buffer): Promise<void> {
    await this.#db.transaction(
      async (sql) => {
        await this.election?.require(sql);
        const version = await replace(sql, content);
        await sql.query("SELECT pg_notify($1, current_schema() || ' ' || $2::text)", [
          CATALOGUE_CHANNEL,
          version,
        ]);
      },
      { timeout: WRITE_TIMEOUT },
    );
  }
}

async function replace(sql: Sql, content: Buffer): Promise<number | undefined> {
  const { rows } = await sql.query<{ version: number }>(
    `INSERT INTO catalogue_copy AS copy (single, version, content) VALUES (1, 1, $1)
     ON CONFLICT (single) DO UPDATE SET version = copy.version + 1, content = excluded.content
     RETURNING version`,
    [content],
  );
  return rows[0]?.version;
}
