import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { candidateNumber, type CrmIdKind, type CrmIds } from '../crm-ids.ts';

/** Numbers of a CRM's ids in SQLite. */
export class SqliteCrmIds implements CrmIds {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed with the ids. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async numbersOf(source: string, kind: CrmIdKind, ids: readonly string[]) {
    const numbers = this.#known(source, kind, ids);
    if (!numbers.includes(undefined)) return numbers.map(Number);
    return inTransaction(this.#db, () =>
      // Anew: another server may have given one since.
      this.#known(source, kind, ids).map(
        (number, index) => number ?? this.#give(source, kind, ids[index]!),
      ),
    );
  }

  async idOf(source: string, kind: CrmIdKind, number: number) {
    const row = this.#db
      .prepare('SELECT id FROM crm_id WHERE source = ? AND kind = ? AND number = ?')
      .get(source, kind, number);
    return row && String(row['id']);
  }

  async close() {
    if (this.#db.isOpen) this.#db.close();
  }

  #known(source: string, kind: CrmIdKind, ids: readonly string[]): (number | undefined)[] {
    const find = this.#db.prepare(
      'SELECT number FROM crm_id WHERE source = ? AND kind = ? AND id = ?',
    );
    return ids.map((id) => {
      const row = find.get(source, kind, id);
      return row && Number(row['number']);
    });
  }

  /** For the inside of a transaction. An id that stands twice in a list has its number already. */
  #give(source: string, kind: CrmIdKind, id: string): number {
    const [known] = this.#known(source, kind, [id]);
    if (known !== undefined) return known;
    const insert = this.#db.prepare(
      `INSERT INTO crm_id (source, kind, id, number) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, number) DO NOTHING`,
    );
    for (let attempt = 0; ; attempt += 1) {
      const number = candidateNumber(source, id, attempt);
      if (insert.run(source, kind, id, number).changes > 0) return number;
    }
  }
}
