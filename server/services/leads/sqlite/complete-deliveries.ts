import type { DatabaseSync } from 'node:sqlite';
import { destinationsOf } from '../model/destinations.ts';

/**
 * Gives leads the deliveries that they lack: due now, or parked for a lead in quarantine.
 * @param now milliseconds since 1970.
 * @param id of one lead; all of them without it.
 * @returns how many deliveries were lacking.
 */
export function completeDeliveries(db: DatabaseSync, now: number, id?: string): number {
  const leads = db
    .prepare('SELECT id, form, quarantine FROM lead WHERE ?1 IS NULL OR id = ?1')
    .all(id ?? null);
  const insert = db.prepare(
    `INSERT OR IGNORE INTO delivery (lead, destination, state, since, due_at)
     VALUES (?1, ?2, ?3, ?4, ?4)`,
  );
  let lacking = 0;
  for (const { id: lead, form, quarantine } of leads) {
    const state = quarantine === null ? 'waiting' : 'parked';
    for (const destination of destinationsOf(String(form))) {
      lacking += Number(insert.run(String(lead), destination, state, now).changes);
    }
  }
  return lacking;
}
