import { Repeated } from '../../../platform/concurrency/repeated.ts';
import { type Timers, withDeadline } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { isOutage } from '../../../platform/postgres/database-errors.ts';
import type { ErasedLeads, LeadSpool, LeasedLead } from '../model/lead-spool.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { PostgresLeadStore } from './postgres-lead-store.ts';

/** Milliseconds after which a lead is kept on this machine: below the deadline of a call. */
const ACCEPT_TIMEOUT = 550;
/** Milliseconds between two looks at the spool. */
const INTERVAL = 1000;
/** Milliseconds in which a lead is handed over: far more than its statements may take. */
const LEASE = 60_000;
/** Milliseconds until who erases a lead that is being handed over looks again. */
const PAUSE = 50;

export interface SpoolingOptions {
  spool: LeadSpool;
  /** Whether leads are kept; otherwise those that were kept before are handed over alone. */
  isKeeping: boolean;
  timers: Timers;
  log: Pick<Log, 'info' | 'warn'>;
  /** The clock of the times that the store is given (`PostgresLeadStore`). */
  now?: (() => number) | undefined;
}

/**
 * Leads in PostgreSQL, and on this machine while that does not answer: they are handed over once it
 * is back, and not before somebody {@link start}s it. A registration is refused meanwhile as without
 * the spool: it is unknown whether a place is left.
 */
export class SpoolingLeadStore extends PostgresLeadStore {
  readonly #options: SpoolingOptions;
  readonly #repeated: Repeated;
  /** Whether the last lead could not be handed over, which is logged once. */
  #isFailing = false;

  constructor(db: Database, options: SpoolingOptions) {
    super(db, options.now);
    this.#options = options;
    this.#repeated = new Repeated(options.timers, INTERVAL, () => this.#handOver());
  }

  /** Hands over what is kept, now and each second. */
  start(): void {
    this.#repeated.start();
  }

  override async accept(lead: NewLead, follower?: NewLead) {
    const { spool, isKeeping, timers, log } = this.#options;
    if (!isKeeping || lead.registration) return super.accept(lead, follower);
    try {
      return await withDeadline(timers, ACCEPT_TIMEOUT, () => super.accept(lead, follower));
    } catch (error) {
      if (!isOutage(error)) throw error;
      const kept = spool.keep({ lead, follower });
      log.warn({ err: error, lead: kept.id }, 'a lead is kept on this machine');
      return kept;
    }
  }

  override async find(idOrReference: string) {
    const kept = this.#options.spool.find(idOrReference);
    return kept ? waiting(kept) : super.find(idOrReference);
  }

  override async list(limit: number) {
    const stored = await super.list(limit);
    const ids = new Set(stored.map(({ id }) => id));
    const kept = this.#options.spool.list().filter(({ id }) => !ids.has(id));
    return [...kept.map(waiting), ...stored]
      .sort((a, b) => b.receivedAt - a.receivedAt)
      .slice(0, limit);
  }

  override async counts() {
    const counts = await super.counts();
    const { leads, oldest = Number.POSITIVE_INFINITY } = this.#options.spool.counts();
    if (leads === 0) return counts;
    return {
      ...counts,
      stored: counts.stored + leads,
      waiting: counts.waiting + leads,
      oldestUndelivered: Math.min(oldest, counts.oldestUndelivered ?? oldest),
    };
  }

  override async eraseOne(id: string) {
    return [...(await this.#eraseKept({ id })), ...(await super.eraseOne(id))];
  }

  override async eraseByEmail(email: string) {
    return [...(await this.#eraseKept({ email })), ...(await super.eraseByEmail(email))];
  }

  override async close() {
    await this.#repeated.stop();
    this.#options.spool.close();
    await super.close();
  }

  /** Those that are being handed over are in the database afterwards, where they are erased. */
  async #eraseKept(which: ErasedLeads): Promise<string[]> {
    const { spool, timers } = this.#options;
    const erased: string[] = [];
    for (;;) {
      const { ids, isAnyLeased } = spool.erase(which);
      erased.push(...ids);
      if (!isAnyLeased) return erased;
      await new Promise<void>((resolve) => timers.after(PAUSE, resolve));
    }
  }

  /** Hands over one after the other until there is none, or one fails. Never rejects. */
  async #handOver(): Promise<void> {
    const { spool, log } = this.#options;
    let leads = 0;
    try {
      for (;;) {
        const leased = spool.lease(LEASE);
        if (!leased) break;
        await this.#handOverOne(leased);
        leads += 1;
      }
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, 'leads wait on this machine');
      this.#isFailing = true;
    }
    if (leads > 0) log.info({ leads }, 'leads of this machine were handed over');
  }

  async #handOverOne(leased: LeasedLead): Promise<void> {
    const { spool, log } = this.#options;
    const { lead, follower } = leased;
    try {
      // It is there when only the answer was lost.
      const isStored = (await super.find(lead.id)) !== undefined;
      const { id, reference } = isStored ? lead : await this.takeOver(lead, follower);
      spool.remove(leased);
      if (id === lead.id && reference !== lead.reference) {
        log.warn({ lead: id, reference, shown: lead.reference }, 'a kept lead has a new reference');
      }
    } catch (error) {
      spool.release(leased);
      throw error;
    }
  }
}

/** A lead that is kept, as one that is stored. */
function waiting(lead: NewLead): StoredLead {
  const { receivedAt, quarantine } = lead;
  const delivery = {
    state: quarantine === undefined ? ('waiting' as const) : ('parked' as const),
    attempts: 0,
    since: receivedAt,
    dueAt: receivedAt,
    reason: 'on this machine until the database answers',
  };
  return {
    ...lead,
    deliveries: lead.destinations.map((destination) => ({ ...delivery, destination })),
  };
}
