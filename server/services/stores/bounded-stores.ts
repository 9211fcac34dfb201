import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import { NoRoom } from '../handed-in/handed-in-store.ts';
import { requestBudget } from './request-budget.ts';
import { StoreUnavailable } from './store-error.ts';
import type { StoreName, Stores } from './stores.ts';

/** Milliseconds for each call, after which the visitor is told that it failed. */
const CALL_TIMEOUT = 600;
/** Milliseconds for all calls of a request for leads, as a visitor waits for the counts besides. */
const LEADS_TIMEOUT = 600;
/** Milliseconds for a count. */
const COUNT_TIMEOUT = 200;
/**
 * Milliseconds for all counts of a request: a form asks for about eight before it stores its lead,
 * 1 s together.
 */
const COUNTS_TIMEOUT = 400;
/** Milliseconds for the copy of the catalogue at the start, which then asks the CRM. */
const READ_TIMEOUT = 2000;
/** Milliseconds for writing it: some megabytes, in the background. */
const WRITE_TIMEOUT = 30_000;

/** Milliseconds for a call, and for all calls of a request. */
interface Limit {
  ms: number;
  total?: number | undefined;
}

interface Clock {
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The stores with a deadline for each call: one that does not answer counts as failed, and is not
 * asked again by the same request. A call that was given up may still take effect. What a call
 * rejects with is a StoreUnavailable.
 */
export function boundedStores(stores: Stores, clock: Clock): Stores {
  const bounded = <K extends BoundedName>(name: K, ms: number, total?: number) =>
    withTimeout(stores[name], (call) => answered(name, clock, { ms, total }, call));
  const { catalogueCopies: copies } = stores;
  return {
    leads: bounded('leads', CALL_TIMEOUT, LEADS_TIMEOUT),
    savedSearches: bounded('savedSearches', CALL_TIMEOUT),
    handedIn: withTimeout(stores.handedIn, documents),
    ownerNews: bounded('ownerNews', CALL_TIMEOUT),
    limits: bounded('limits', COUNT_TIMEOUT, COUNTS_TIMEOUT),
    // Calls back instead of resolving: OwnerSessions bounds it.
    sessions: stores.sessions,
    signIns: bounded('signIns', CALL_TIMEOUT),
    drafts: bounded('drafts', CALL_TIMEOUT),
    catalogueCopies: {
      election: copies.election,
      read: () => answered('catalogueCopies', clock, { ms: READ_TIMEOUT }, () => copies.read()),
      write: (pieces) =>
        answered('catalogueCopies', clock, { ms: WRITE_TIMEOUT }, () => copies.write(pieces)),
    },
    missingPages: bounded('missingPages', CALL_TIMEOUT),
    crmIds: bounded('crmIds', CALL_TIMEOUT),
    refreshRequests: bounded('refreshRequests', CALL_TIMEOUT),
    viewCounts: bounded('viewCounts', CALL_TIMEOUT),
    seenItems: bounded('seenItems', CALL_TIMEOUT),
    machines:
      stores.machines &&
      withTimeout(stores.machines, (call) =>
        answered('machines', clock, { ms: CALL_TIMEOUT }, call),
      ),
    close: () => stores.close(),
  };
}

type BoundedName = Exclude<StoreName, 'handedIn' | 'machines' | 'sessions' | 'catalogueCopies'>;
type Bound = (call: () => Promise<unknown>) => Promise<unknown>;

/** A document takes the time of its sender, who is told where there is no room for it. */
async function documents(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof NoRoom ? error : new StoreUnavailable('handedIn', error);
  }
}

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
  { timers, now }: Clock,
  { ms, total = Number.POSITIVE_INFINITY }: Limit,
  call: () => Promise<T>,
): Promise<T> {
  const budget = requestBudget();
  const left = Math.min(ms, budget?.left(name, total) ?? ms);
  if (left === 0) throw new StoreUnavailable(name, new Error('this request has waited for it'));
  const begun = now();
  const late = () => {
    budget?.giveUp(name);
    return new Error(`no answer within ${left / 1000} s`);
  };
  try {
    return await withDeadline(timers, left, call, late);
  } catch (error) {
    throw new StoreUnavailable(name, error);
  } finally {
    budget?.add(name, now() - begun);
  }
}
