import { reminderTime } from '../../../../views/domain/visits/visit-times.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { LeadJob, SendingJobOptions } from '../model/lead-job.ts';
import type { LeadStore } from '../model/lead-store.ts';
import { newVisitReminder } from './visit-message.ts';
import type { VisitStepRow } from '../model/visit-step.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks at which visits are near. */
const INTERVAL = 5 * MINUTE;
/** Milliseconds that lie at most between a reminder and its visit: a day and a half, and an hour. */
const AHEAD = 39 * 60 * MINUTE;

interface Options extends SendingJobOptions {
  store: Pick<LeadStore, 'accept' | 'find' | 'visitsBetween'>;
}

/**
 * Reminds visitors of their visits, the day before. What is near is read from the store, so that a
 * start after hours of standstill sends what is due; a reminder is stored as a lead is, so that all
 * servers send it once.
 */
export class VisitReminders implements LeadJob {
  /** Looks now, and then every five minutes; sooner after a failure. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.send());
  }

  /** Stores the reminders that are due. Never rejects; false if it has failed. */
  async send(): Promise<boolean> {
    const { store, wake, now, log } = this.#options;
    const time = now();
    try {
      for (const step of await store.visitsBetween(time, time + AHEAD)) {
        if (isDue(step, time) && (await this.#remind(step, time))) wake();
      }
      return true;
    } catch (error) {
      log.error({ err: error }, 'reminders of visits could not be stored');
      return false;
    }
  }

  async #remind({ lead: id, number }: VisitStepRow, now: number): Promise<boolean> {
    const { store } = this.#options;
    const lead = await store.find(id);
    if (!lead) return false;
    const { isNew } = await store.accept(newVisitReminder(lead, number, now));
    return isNew;
  }
}

function isDue({ startsAt, at }: VisitStepRow, now: number): boolean {
  const due = startsAt === undefined ? undefined : reminderTime(startsAt, at);
  return due !== undefined && due.from <= now && now < due.until;
}
