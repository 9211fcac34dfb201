import type { RateLimits, RateRule } from '../../../server/services/limits/rate-limits.ts';

/** Counts in memory: the contract needs no SQLite. Several servers share `taken`. */
export class MemoryRateLimits implements RateLimits {
  /** When each no longer counts, in milliseconds since 1970, by rule and key. */
  readonly #taken: Map<string, number[]>;

  constructor(taken: Map<string, number[]> = new Map()) {
    this.#taken = taken;
  }

  async take(rule: RateRule, key: string, now: number) {
    const verdict = this.#verdict(rule, key, now);
    if (verdict.isAllowed) this.#of(rule, key).push(now + rule.window * 1000);
    return verdict;
  }

  async peek(rule: RateRule, key: string, now: number) {
    return this.#verdict(rule, key, now);
  }

  async giveBack(rule: RateRule, key: string) {
    this.#of(rule, key).pop();
  }

  async forget(rule: RateRule, key: string) {
    this.#of(rule, key).length = 0;
  }

  async close() {}

  #of({ name }: RateRule, key: string): number[] {
    const id = JSON.stringify([name, key]);
    const taken = this.#taken.get(id) ?? [];
    this.#taken.set(id, taken);
    return taken;
  }

  #verdict(rule: RateRule, key: string, now: number) {
    const latest = now + 2 * rule.window * 1000;
    const counted = this.#of(rule, key).filter((until) => until > now && until <= latest);
    const full = counted.sort((a, b) => b - a)[rule.count - 1];
    if (full === undefined) return { isAllowed: true, retryAfter: 0 };
    const seconds = Math.ceil((full - now) / 1000);
    return { isAllowed: false, retryAfter: Math.min(seconds, rule.window) };
  }
}
