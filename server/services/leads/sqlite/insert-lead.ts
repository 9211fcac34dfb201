import type { Row } from '../../../platform/row.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { emailKey, LEAD_COLUMNS } from '../model/lead-rows.ts';
import { newReference } from '../model/reference.ts';
import { Seats } from './seats.ts';

type Accepted = Pick<StoredLead, 'id' | 'reference'> & { isNew: boolean };

/**
 * Stores a lead and its deliveries in the caller's transaction, or finds the one that was sent before
 * (`LeadStore.accept`).
 */
export function acceptLead(db: DatabaseSync, lead: NewLead, follower?: NewLead): Accepted {
  const before = sentBefore(db, lead);
  if (before) {
    return { id: String(before['id']), reference: String(before['reference']), isNew: false };
  }
  const isNew = isFirstTo(db, lead);
  let { reference } = lead;
  if (isNew) {
    reference = insertLead(db, lead);
    if (follower) insertLead(db, follower);
  }
  return { id: lead.id, reference, isNew };
}

/** The lead with this key that counts as the same. */
export function sentBefore(
  db: DatabaseSync,
  { key, keySince }: Pick<NewLead, 'key' | 'keySince'>,
): Row | undefined {
  return db
    .prepare(
      'SELECT id, reference FROM lead WHERE key = ? AND received_at >= ? ORDER BY received_at',
    )
    .get(key, keySince);
}

/** Notes the recipient; whether there is none, or one who was not written to before. */
function isFirstTo(db: DatabaseSync, { recipient, receivedAt }: NewLead): boolean {
  if (recipient === undefined) return true;
  const { changes } = db
    .prepare('INSERT OR IGNORE INTO recipient (hash, told_at) VALUES (?, ?)')
    .run(recipient, receivedAt);
  return changes > 0;
}

/**
 * Stores a lead and its deliveries in the caller's transaction.
 * @returns its reference: another one where its own is taken.
 */
export function insertLead(db: DatabaseSync, lead: NewLead): string {
  const { id, receivedAt, quarantine } = lead;
  let { reference } = lead;
  while (!isInserted(db, { ...lead, reference })) reference = newReference();
  const { contentVersion, details, registration, destinations } = lead;
  db.prepare('INSERT INTO lead_version (lead, content_version) VALUES (?, ?)').run(
    id,
    contentVersion,
  );
  if (details !== undefined) {
    db.prepare('INSERT INTO lead_details (lead, details) VALUES (?, ?)').run(id, details);
  }
  if (registration) new Seats(db).register(id, registration, quarantine);
  const state = quarantine === undefined ? 'waiting' : 'parked';
  const insert = db.prepare(
    'INSERT INTO delivery (lead, destination, state, since, due_at) VALUES (?, ?, ?, ?, ?)',
  );
  for (const destination of destinations)
    insert.run(id, destination, state, receivedAt, receivedAt);
  return reference;
}

/** False if another lead has its reference. */
function isInserted(db: DatabaseSync, lead: NewLead): boolean {
  const { id, reference, receivedAt, key, form, email, content, quarantine } = lead;
  const values = [receivedAt, key, form, emailKey(email), content, quarantine ?? null];
  const insert = db.prepare(
    `INSERT INTO lead (${LEAD_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (reference) DO NOTHING`,
  );
  return insert.run(id, reference, ...values).changes > 0;
}
