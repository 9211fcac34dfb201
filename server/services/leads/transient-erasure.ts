import { Repeated } from '../../platform/concurrency/repeated.ts';
import { eachErased } from './each-erased.ts';
import type { LeadJob, LeadJobOptions } from './model/lead-job.ts';
import {
  OWNER_NEWS_CONFIRMATION,
  SEARCH_ALERT,
  SEARCH_CONFIRMATION,
  TRANSIENT_FORMS,
  QUARANTINE_LIST,
  VISIT_REMINDER,
  VISIT_STEP,
} from './model/destinations.ts';
import type { LeadStore } from './model/lead-store.ts';

interface Options extends LeadJobOptions {
  store: Pick<LeadStore, 'eraseOfForm'>;
  /** Erases messages to friends from hourly copies that an older release made; a new copy has none. */
  eraseInOldCopies: () => Promise<void>;
}

const HOUR = 3_600_000;
/** Milliseconds until a message that was delivered is erased. */
const DELIVERED_AGE = HOUR;
/**
 * Milliseconds until a delivered list of leads in quarantine is, which is made once a day, and a
 * reminder, which is made once for a visit of the next day.
 */
const LIST_AGE = 48 * HOUR;
/** Messages of which there must be one: while it is there, none is made again. */
const MADE_ONCE: readonly string[] = [QUARANTINE_LIST, VISIT_REMINDER];
/**
 * Milliseconds until any message is erased, delivered or not: the last attempt is after three days.
 */
const MAX_AGE = 96 * HOUR;

/** Mails to addresses that nobody has confirmed. */
const CONFIRMATIONS: readonly string[] = [SEARCH_CONFIRMATION, OWNER_NEWS_CONFIRMATION];
/** Milliseconds until such a mail is erased, delivered or not, with what it asks to confirm. */
const CONFIRMATION_AGE = 48 * HOUR;

/**
 * Milliseconds until a mail about homes is erased that was not delivered: the mail server may be down
 * for longer, and the mail is made when it goes.
 */
const ALERT_AGE = 14 * 24 * HOUR;

/**
 * Erases messages that are stored as leads are. Recipients of messages to friends have not
 * contacted the agency, so their e-mail addresses are not retained.
 */
export class TransientErasure implements LeadJob {
  /** Erases now, and then once an hour; sooner after a failure. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, HOUR, () => this.eraseDue());
  }

  /** Erases the messages that are due. Never rejects; false if it has failed. */
  async eraseDue(): Promise<boolean> {
    const { store, eraseInOldCopies, now, log } = this.#options;
    const time = now();
    try {
      for (const form of TRANSIENT_FORMS) {
        const age = MADE_ONCE.includes(form) ? LIST_AGE : DELIVERED_AGE;
        const before = oldest(form, time);
        const erased = await eachErased(() => store.eraseOfForm(form, time - age, before));
        if (erased.length > 0) log.info({ count: erased.length, form }, 'messages were erased');
      }
      await eraseInOldCopies();
      return true;
    } catch (error) {
      log.error({ err: error }, 'messages could not be erased');
      return false;
    }
  }
}

/** Milliseconds since 1970: messages of before are erased, delivered or not. */
function oldest(form: string, time: number): number {
  // What a CRM has not taken of a visit stays for the operator, as a lead does.
  if (form === VISIT_STEP) return 0;
  if (CONFIRMATIONS.includes(form)) return time - CONFIRMATION_AGE;
  return time - (form === SEARCH_ALERT ? ALERT_AGE : MAX_AGE);
}
