import type { RefreshRequests } from '../../../server/services/crm/refresh-requests.ts';
import { firstViewDay, type ViewCounts } from '../../../server/services/crm/view-counts.ts';

export class MemoryRefreshRequests implements RefreshRequests {
  readonly #state: { count: number };

  constructor(state: { count: number } = { count: 0 }) {
    this.#state = state;
  }

  async add() {
    this.#state.count += 1;
  }

  async count() {
    return this.#state.count;
  }

  async close() {}
}

/** What servers share. */
export interface MemoryViews {
  counts: { day: string; home: number; count: number }[];
  lease: { server: string; until: number };
}

export class MemoryViewCounts implements ViewCounts {
  readonly #state: MemoryViews;

  constructor(state: MemoryViews = { counts: [], lease: { server: '', until: 0 } }) {
    this.#state = state;
  }

  async add(day: string, counts: ReadonlyMap<number, number>) {
    const rows = this.#state.counts.filter((row) => row.day >= firstViewDay(day));
    for (const [home, count] of counts) {
      const row = rows.find((one) => one.day === day && one.home === home);
      if (row) row.count += count;
      else rows.push({ day, home, count });
    }
    this.#state.counts = rows;
  }

  async take() {
    const first = this.#state.counts.sort(
      (a, b) => a.day.localeCompare(b.day) || a.home - b.home,
    )[0];
    if (!first) return undefined;
    first.count -= 1;
    this.#state.counts = this.#state.counts.filter(({ count }) => count > 0);
    return { day: first.day, home: first.home };
  }

  async lease(server: string, now: number, until: number) {
    const { lease } = this.#state;
    if (lease.server !== server && lease.until > now) return false;
    this.#state.lease = { server, until };
    return true;
  }

  async close() {}
}
