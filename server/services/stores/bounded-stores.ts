import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import { StoreUnavailable } from './store-error.ts';
import type { StoreName, Stores } from './stores.ts';

/** Milliseconds for each call, after which the visitor is told that it failed. */
const CALL_TIMEOUT = 600;
/** Milliseconds for a count: a form makes two before it stores its lead, 1 s together. */
const COUNT_TIMEOUT = 200;
/** Milliseconds for the copy of the catalogue at the start, which then asks the CRM. */
const READ_TIMEOUT = 2000;
/** Milliseconds for writing it: some megabytes, for which nobody waits. */
const WRITE_TIMEOUT = 30_000;

/**
 * The stores with a deadline for each call: one that does not answer counts as failed. A call that
 * was given up may still take effect. What a call rejects with is a StoreUnavailable.
 */
export function boundedStores(stores: Stores, timers: Timers): Stores {
  const bounded = <K extends BoundedName>(name: K, ms: number) =>
    withTimeout(stores[name], (call) => answered(name, timers, ms, call));
  const { catalogueCopies: copies } = stores;
  return {
    leads: bounded('leads', CALL_TIMEOUT),
    limits: bounded('limits', COUNT_TIMEOUT),
    // Calls back instead of resolving: OwnerSessions bounds it.
    sessions: stores.sessions,
    signIns: bounded('signIns', CALL_TIMEOUT),
    drafts: bounded('drafts', CALL_TIMEOUT),
    catalogueCopies: {
      read: () => answered('catalogueCopies', timers, READ_TIMEOUT, () => copies.read()),
      write: (pieces) =>
        answered('catalogueCopies', timers, WRITE_TIMEOUT, () => copies.write(pieces)),
    },
    missingPages: bounded('missingPages', CALL_TIMEOUT),
    crmIds: bounded('crmIds', CALL_TIMEOUT),
    refreshRequests: bounded('refreshRequests', CALL_TIMEOUT),
    viewCounts: bounded('viewCounts', CALL_TIMEOUT),
    close: () => stores.close(),
  };
}

type BoundedName = Exclude<StoreName, 'sessions' | 'catalogueCopies'>;
type Bound = (call: () => Promise<unknown>) => Promise<unknown>;

/** Every method of a store is asynchronous; `close` may take its time. */
function withTimeout<T extends object>(store: T, bound: Bound): T {
  return new Proxy(store, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== 'function' || key === 'close') return member;
      return (...values: unknown[]) =>
        bound(async (): Promise<unknown> => Reflect.apply(member, target, values));
    },
  });
}

async function answered<T>(
  name: StoreName,
  timers: Timers,
  ms: number,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await withDeadline(timers, ms, call);
  } catch (error) {
    throw new StoreUnavailable(name, error);
  }
}
