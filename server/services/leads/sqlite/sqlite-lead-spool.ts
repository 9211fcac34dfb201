import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openUndamaged } from '../../../platform/sqlite/open-database.ts';
import type { Row } from '../../../platform/row.ts';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { emailKey } from '../model/lead-rows.ts';
import type { ErasedLeads, LeadSpool, LeasedLead, SpooledLead } from '../model/lead-spool.ts';
import type { NewLead } from '../model/lead-store.ts';
import { SPOOL_DATABASE, SPOOL_FILE } from './spool-tables.ts';

/** Milliseconds since 1970, of a statement. */
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/**
 * Opens the spool of a data folder.
 * @throws a DamagedError when its file is damaged: it may have leads that are nowhere else.
 * @throws when the folder cannot be written.
 */
export function openLeadSpool(dataDir: string): LeadSpool {
  return new SqliteLeadSpool(openUndamaged(path.join(dataDir, SPOOL_FILE), SPOOL_DATABASE));
}

/** Whether a data folder has a spool. */
export function hasLeadSpool(dataDir: string): boolean {
  return existsSync(path.join(dataDir, SPOOL_FILE));
}

/** The spool in a file of SQLite, whose calls block until their data is on disk. */
class SqliteLeadSpool implements LeadSpool {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  keep({ lead, follower }: SpooledLead) {
    return inTransaction(this.#db, () => {
      const before = this.#db
        .prepare(
          'SELECT lead FROM spooled WHERE key = ? AND received_at >= ? ORDER BY received_at LIMIT 1',
        )
        .get(lead.key, lead.keySince);
      const { id, reference } = before ? leadOf(before) : lead;
      if (!before) this.#insert(lead, follower);
      return { id, reference, isNew: !before };
    });
  }

  #insert(lead: NewLead, follower: NewLead | undefined): void {
    this.#db
      .prepare(
        `INSERT INTO spooled (id, reference, key, received_at, email, lead, follower)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        lead.id,
        lead.reference,
        lead.key,
        lead.receivedAt,
        emailKey(lead.email),
        JSON.stringify(lead),
        follower === undefined ? null : JSON.stringify(follower),
      );
  }

  find(idOrReference: string) {
    const row = this.#db
      .prepare('SELECT lead FROM spooled WHERE id = ?1 OR reference = upper(?1)')
      .get(idOrReference);
    return row && leadOf(row);
  }

  list() {
    return this.#db.prepare('SELECT lead FROM spooled ORDER BY received_at DESC').all().map(leadOf);
  }

  counts() {
    const row = this.#db
      .prepare('SELECT count(*) AS leads, min(received_at) AS oldest FROM spooled')
      .get();
    const oldest = row?.['oldest'];
    return { leads: Number(row?.['leads']), ...(typeof oldest === 'number' && { oldest }) };
  }

  lease(ms: number): LeasedLead | undefined {
    // Nearly always there is none, and nothing is written.
    if (this.counts().leads === 0) return undefined;
    const lease = randomUUID();
    const row = this.#db
      .prepare(
        `UPDATE spooled SET attempts = attempts + 1, lease = ?1, leased_until = ${NOW} + ?2
         WHERE id = (SELECT id FROM spooled
           WHERE leased_until <= ${NOW} OR leased_until > ${NOW} + 2 * ?2
           ORDER BY attempts, received_at LIMIT 1)
         RETURNING lead, follower`,
      )
      .get(lease, ms);
    if (!row) return undefined;
    const follower = row['follower'];
    return {
      lead: leadOf(row),
      ...(typeof follower === 'string' && { follower: JSON.parse(follower) as NewLead }),
      lease,
    };
  }

  remove({ lead, lease }: LeasedLead) {
    this.#db.prepare('DELETE FROM spooled WHERE id = ? AND lease = ?').run(lead.id, lease);
  }

  release({ lead, lease }: LeasedLead) {
    this.#db
      .prepare('UPDATE spooled SET leased_until = 0 WHERE id = ? AND lease = ?')
      .run(lead.id, lease);
  }

  erase(which: ErasedLeads) {
    const [column, value] = 'id' in which ? ['id', which.id] : ['email', emailKey(which.email)];
    return inTransaction(this.#db, () => {
      const erased = this.#db
        .prepare(`DELETE FROM spooled WHERE ${column} = ? AND leased_until <= ${NOW} RETURNING id`)
        .all(value);
      const left = this.#db.prepare(`SELECT 1 FROM spooled WHERE ${column} = ?`).get(value);
      return { ids: erased.map(({ id }) => String(id)), isAnyLeased: left !== undefined };
    });
  }

  close() {
    if (this.#db.isOpen) this.#db.close();
  }
}

function leadOf(row: Row): NewLead {
  return JSON.parse(String(row['lead'])) as NewLead;
}
