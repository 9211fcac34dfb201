import type { RefreshRequests } from '../../../server/services/crm/refresh-requests.ts';

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
