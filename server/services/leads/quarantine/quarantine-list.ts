import { dayAt, momentAt } from '../../../../views/domain/history/brussels.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { LeadJob, SendingJobOptions } from '../model/lead-job.ts';
import { QUARANTINE_LIST } from '../model/destinations.ts';
import { CONTENT_VERSION } from '../model/lead-content.ts';
import type { LeadStore, NewLead } from '../model/lead-store.ts';
import { newMessage } from '../model/new-message.ts';

const HOUR = 3_600_000;
/** Milliseconds between two checks whether the list of the day is stored. */
const INTERVAL = HOUR / 4;
/** Time in Brussels from which on a day's list is sent: it is read in the morning. */
const SENT_FROM = '07:00';
/** Milliseconds of which a list has the leads in quarantine. */
export const LISTED_PERIOD = 7 * 24 * HOUR;

interface Options extends SendingJobOptions {
  store: Pick<LeadStore, 'accept' | 'quarantined'>;
}

/**
 * Sends the agency a list of what is in quarantine, once a day, while there is anything of the last
 * seven days. It is stored as a lead is, so that it is sent once by all servers and survives them.
 */
export class QuarantineList implements LeadJob {
  /** Looks now, and then every quarter of an hour; sooner after a failure. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.send());
  }

  /** Stores the list of the day, unless it is early or there is one. Never rejects; false if it has failed. */
  async send(): Promise<boolean> {
    const { store, wake, now, log } = this.#options;
    const time = now();
    try {
      if (momentAt(time) < `${dayAt(time)}T${SENT_FROM}`) return true;
      if ((await store.quarantined(time - LISTED_PERIOD)).length === 0) return true;
      const { isNew } = await store.accept(newList(time));
      if (isNew) wake();
      return true;
    } catch (error) {
      log.error({ err: error }, 'the list of leads in quarantine could not be stored');
      return false;
    }
  }
}

function newList(now: number): NewLead {
  const key = `quarantine ${dayAt(now)}`;
  const message = { key, email: '', content: {}, contentVersion: CONTENT_VERSION };
  return newMessage(QUARANTINE_LIST, message, now);
}
