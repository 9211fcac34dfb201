import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface Release1Row {
  id: string;
  form: string;
  content: string;
}

const COLUMNS = 'id, reference, received_at, key, form, email, content, quarantine';

/**
 * Opens a file as release 1 (eb7c0d41) does: its check and its statements. Never to be changed.
 * @throws for a file that release 1 refuses.
 */
export function openRelease1(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === 1) {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    return db;
  }
  db.close();
  throw new Error(`it has version ${String(version)}, this release needs 1`);
}

/** Stores a lead with deliveries to `destinations`, as release 1 does. */
export function storeAsRelease1(
  db: DatabaseSync,
  lead: Release1Row,
  receivedAt: number,
  destinations: readonly string[],
): void {
  const { id, form, content } = lead;
  const reference = id.slice(0, 8).toUpperCase();
  db.prepare(`INSERT INTO lead (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`).run(
    id,
    reference,
    receivedAt,
    id,
    form,
    'an@mail.example',
    content,
    null,
  );
  const insert = db.prepare(
    'INSERT INTO delivery (lead, destination, state, since, due_at) VALUES (?, ?, ?, ?, ?)',
  );
  for (const destination of destinations) {
    insert.run(id, destination, 'waiting', receivedAt, receivedAt);
  }
}

/** Leases all that is due at a destination and notes it as delivered, as release 1 does. */
export function deliverAsRelease1(
  db: DatabaseSync,
  destination: string,
  now: number,
  deliver: (lead: Release1Row) => void,
): number {
  const leased = db
    .prepare(
      `UPDATE delivery SET lease = ?, leased_until = ?, attempts = attempts + 1
       WHERE rowid IN (SELECT rowid FROM delivery
         WHERE destination = ? AND state = 'waiting' AND due_at <= ? AND leased_until <= ?
         ORDER BY due_at LIMIT ?)
       RETURNING *`,
    )
    .all('lease', now + 60_000, destination, now, now, 1000);
  for (const row of leased) {
    const lead = db.prepare(`SELECT ${COLUMNS} FROM lead WHERE id = ?`).get(row['lead'] ?? null);
    deliver({
      id: String(lead?.['id']),
      form: String(lead?.['form']),
      content: String(lead?.['content']),
    });
    db.prepare(
      `UPDATE delivery SET state = 'delivered', due_at = ?, reason = NULL, lease = NULL,
         leased_until = 0 WHERE lead = ? AND destination = ? AND lease = ?`,
    ).run(now, row['lead'] ?? null, destination, 'lease');
  }
  return leased.length;
}

/** Copies the rows of a damaged file as release 1 does: with every column that it has. */
export function salvageAsRelease1(from: DatabaseSync, into: DatabaseSync): number {
  let copied = 0;
  for (const table of ['lead', 'delivery']) {
    for (const row of from.prepare(`SELECT * FROM ${table} ORDER BY rowid ASC`).iterate()) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      const values = Object.values(row) as SQLInputValue[];
      const sql = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
      copied += Number(into.prepare(sql).run(...values).changes);
    }
  }
  return copied;
}
