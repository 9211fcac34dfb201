import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { StoreName } from './stores.ts';

/** What one request has waited for stores. */
class RequestBudget {
  /** Milliseconds of the calls that have ended. */
  readonly #waited = new Map<StoreName, number>();
  readonly #unanswered = new Set<StoreName>();

  /**
   * Milliseconds that the next call of a store may take; 0 if the request must do without.
   * @param total milliseconds for all calls of a request.
   */
  left(store: StoreName, total: number): number {
    if (this.#unanswered.has(store)) return 0;
    return Math.max(0, total - (this.#waited.get(store) ?? 0));
  }

  /** Notes a call that took `ms` milliseconds. */
  add(store: StoreName, ms: number): void {
    this.#waited.set(store, (this.#waited.get(store) ?? 0) + Math.max(0, ms));
  }

  /** A store has not answered in time: this request does not ask it again. */
  giveUp(store: StoreName): void {
    this.#unanswered.add(store);
  }
}

const current = new AsyncLocalStorage<{ budget: RequestBudget | undefined }>();

/** The budget of the request that is being answered; undefined outside of one. */
export function requestBudget(): RequestBudget | undefined {
  return current.getStore()?.budget;
}

/**
 * Gives each request a budget of its own, so that it need not wait for the same store again and
 * again. It ends with the response: work in the background that a request has begun has none.
 */
export function storeBudget(): RequestHandler {
  return (_req, res, next) => {
    const request: { budget: RequestBudget | undefined } = { budget: new RequestBudget() };
    res.once('close', () => {
      request.budget = undefined;
    });
    current.run(request, next);
  };
}
