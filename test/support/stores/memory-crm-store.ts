import type { RefreshRequests } from '../../../server/services/crm/refresh-requests.ts';
import {
  firstViewDay,
  type ViewCount,
  type ViewCounts,
} from '../../../server/services/crm/view-counts.ts';

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
  counts: (ViewCount & { day: string })[];
  lease: { server: string; until: number };
}

export class MemoryViewCounts implements ViewCounts {
  readonly #state: MemoryViews;

  constructor(state: MemoryViews = { counts: [], lease: { server: '', until: 0 } }) {
    this.#state = state;
  }

  async add(day: string, counts: readonly ViewCount[]) {
    const rows = this.#state.counts.filter((row) => row.day >= firstViewDay(day));
    for (const { kind, id, count } of counts) {
      const row = rows.find((one) => one.day === day && one.kind === kind && one.id === id);
      if (row) row.count += count;
      else rows.push({ day, kind, id, count });
    }
    this.#state.counts = rows;
  }

  async take() {
    const first = this.#state.counts.sort(
      (a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.id - b.id,
    )[0];
    if (!first) return undefined;
    first.count -= 1;
    this.#state.counts = this.#state.counts.filter(({ count }) => count > 0);
    const { day, kind, id } = first;
    return { day, kind, id };
  }

  async lease(server: string, now: number, until: number) {
    const { lease } = this.#state;
    const isAhead = lease.until > 2 * until - now;
    if (lease.server !== server && lease.until > now && !isAhead) return false;
    this.#state.lease = { server, until };
    return true;
  }

  async close() {}
}
