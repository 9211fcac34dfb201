import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { KeyHasher } from '../hashed-key.ts';
import type { RateLimits, RateRule, RateVerdict } from '../rate-limits.ts';
import { rateVerdict } from '../rate-verdict.ts';

/** Counts in SQLite. A call blocks for less than a millisecond: it does not wait for the disk. */
export class SqliteRateLimits implements RateLimits {
  readonly #db: DatabaseSync;
  readonly #hasher: KeyHasher;

  /**
   * @param db as `openDatabase` opens it; closed with the counts.
   * @param secret the site's session secret.
   */
  constructor(db: DatabaseSync, secret: string) {
    this.#db = db;
    this.#hasher = new KeyHasher(secret);
  }

  async take(rule: RateRule, key: string, now: number) {
    const hash = this.#hasher.hash(rule, key);
    return inTransaction(this.#db, () => {
      this.#db.prepare('DELETE FROM taken WHERE until <= ?').run(now);
      const verdict = this.#verdict(rule, hash, now);
      if (verdict.isAllowed) {
        const until = now + rule.window * 1000;
        this.#db.prepare('INSERT INTO taken (key, until) VALUES (?, ?)').run(hash, until);
      }
      return verdict;
    });
  }

  async peek(rule: RateRule, key: string, now: number) {
    return this.#verdict(rule, this.#hasher.hash(rule, key), now);
  }

  async giveBack(rule: RateRule, key: string) {
    this.#db
      .prepare(
        `DELETE FROM taken WHERE rowid =
           (SELECT rowid FROM taken WHERE key = ? ORDER BY until DESC, rowid DESC LIMIT 1)`,
      )
      .run(this.#hasher.hash(rule, key));
  }

  async forget(rule: RateRule, key: string) {
    this.#db.prepare('DELETE FROM taken WHERE key = ?').run(this.#hasher.hash(rule, key));
  }

  async close() {
    this.#db.close();
  }

  /** The next is allowed when of the latest `count` the oldest no longer counts. */
  #verdict(rule: RateRule, hash: string, now: number): RateVerdict {
    const full = this.#db
      .prepare(
        `SELECT until FROM taken WHERE key = ? AND until > ? AND until <= ?
         ORDER BY until DESC LIMIT 1 OFFSET ?`,
      )
      // Entries far in the future, from a wrong clock, do not count.
      .get(hash, now, now + 2 * rule.window * 1000, rule.count - 1);
    return rateVerdict(rule, full && Number(full['until']), now);
  }
}
