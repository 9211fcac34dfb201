/** How often something may be done under one key. */
export interface RateRule {
  /** Tells the keys of the rules apart. */
  name: string;
  count: number;
  /** Seconds within which so many may be done: a window that slides. */
  window: number;
}

export interface RateVerdict {
  isAllowed: boolean;
  /** Seconds, 1 or more, after which the next is allowed; 0 if it is allowed now. */
  retryAfter: number;
}

/**
 * Counts what is done under a key. Several servers share the counts. Keys are kept as hashes that
 * only this site can make: an address or a name cannot be read from them. Times are milliseconds
 * since 1970. A method rejects when the counts cannot be reached; what that means is the caller's.
 */
export interface RateLimits {
  /** Counts one, unless it is not allowed: who is refused does not wait longer for having asked. */
  take(rule: RateRule, key: string, now: number): Promise<RateVerdict>;
  /** What `take` would answer; counts nothing. */
  peek(rule: RateRule, key: string, now: number): Promise<RateVerdict>;
  /**
   * Takes the latest one back. To count failures alone: take before the attempt, so that attempts
   * at the same time are counted, and give back after success.
   */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Forgets all that was counted under a key. */
  forget(rule: RateRule, key: string): Promise<void>;
  close(): Promise<void>;
}
