/** How often something is allowed under one key. */
export interface RateRule {
  /** Distinguishes the keys of the rules. */
  name: string;
  count: number;
  /** Length of the sliding window in seconds. */
  window: number;
}

export interface RateVerdict {
  isAllowed: boolean;
  /** Seconds, 1 or more, after which the next is allowed; 0 if it is allowed now. */
  retryAfter: number;
}

/**
 * Counts events under a key. Several servers share the counts. Keys are stored as keyed hashes,
 * from which an IP address or a name cannot be recovered. Times are milliseconds since 1970. A
 * method rejects when the counts cannot be reached; the caller decides what that means.
 */
export interface RateLimits {
  /** Counts one event, unless it is not allowed: a refused one does not extend the wait. */
  take(rule: RateRule, key: string, now: number): Promise<RateVerdict>;
  /** Returns what `take` would; counts nothing. */
  peek(rule: RateRule, key: string, now: number): Promise<RateVerdict>;
  /**
   * Undoes the latest count. To count only failures: take before the attempt, so that concurrent
   * attempts are counted, and undo it after success.
   */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Resets the counts under a key. */
  forget(rule: RateRule, key: string): Promise<void>;
  close(): Promise<void>;
}
