import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '../../../platform/sqlite/open-database.ts';
import { TRANSIENT_FORMS } from '../model/destinations.ts';

/**
 * Number of leads of a copy that a store does not have: what is erased is erased in copies too, but
 * for messages. A damaged copy has none.
 */
export function missingLeads(copy: string, file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare('ATTACH ? AS copy').run(copy);
    const forms = TRANSIENT_FORMS.map(() => '?').join(', ');
    const row = db
      .prepare(
        `SELECT count(*) AS leads FROM copy.lead AS copied WHERE form NOT IN (${forms})
           AND NOT EXISTS (SELECT 1 FROM main.lead WHERE id = copied.id)`,
      )
      .get(...TRANSIENT_FORMS);
    return Number(row?.['leads']);
  } catch (error) {
    if (isDamage(error)) return 0;
    throw error;
  } finally {
    db.close();
  }
}
