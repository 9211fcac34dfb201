import type { Database } from '../../../platform/postgres/database.ts';
import { type StoreClock, timeOf, timeValue } from '../../../platform/postgres/database-time.ts';
import { KeyHasher } from '../hashed-key.ts';
import type { RateLimits, RateRule, RateVerdict } from '../rate-limits.ts';
import { rateVerdict } from '../rate-verdict.ts';

/** What `take` and `full_until` answer: until when nothing more is allowed, and the time. */
interface Answer {
  full: number | null;
  at: number;
}

/** Counts in PostgreSQL; each call is one statement. */
export class PostgresRateLimits implements RateLimits {
  readonly #db: Database;
  readonly #hasher: KeyHasher;
  readonly #clock: StoreClock;

  /**
   * @param db closed with the counts.
   * @param secret the site's session secret.
   */
  constructor(db: Database, secret: string, clock: StoreClock = 'database') {
    this.#db = db;
    this.#hasher = new KeyHasher(secret);
    this.#clock = clock;
  }

  take(rule: RateRule, key: string, now: number) {
    return this.#ask('take', rule, key, now);
  }

  peek(rule: RateRule, key: string, now: number) {
    return this.#ask('full_until', rule, key, now);
  }

  async giveBack(rule: RateRule, key: string) {
    await this.#db.query(
      `DELETE FROM taken WHERE ctid = (SELECT ctid FROM taken WHERE key = $1
         ORDER BY until DESC LIMIT 1 FOR UPDATE SKIP LOCKED)`,
      [this.#hasher.hash(rule, key)],
    );
  }

  async forget(rule: RateRule, key: string) {
    await this.#db.query('DELETE FROM taken WHERE key = $1', [this.#hasher.hash(rule, key)]);
  }

  close() {
    return this.#db.close();
  }

  async #ask(
    call: 'take' | 'full_until',
    rule: RateRule,
    key: string,
    now: number,
  ): Promise<RateVerdict> {
    const { rows } = await this.#db.query<Answer>(
      `SELECT ${call}($1, $2, $3, at) AS full, at FROM (SELECT ${timeOf('$4')} AS at) AS time`,
      [this.#hasher.hash(rule, key), rule.count, rule.window * 1000, timeValue(this.#clock, now)],
    );
    const { full = null, at = now } = rows[0] ?? {};
    return rateVerdict(rule, full, at);
  }
}
