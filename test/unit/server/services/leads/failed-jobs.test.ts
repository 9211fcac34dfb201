import { createLog } from '../../../../../server/platform/log.ts';
import { HandedInOrphans } from '../../../../../server/services/leads/handed-in-orphans.ts';
import { LeadErasure } from '../../../../../server/services/leads/lead-erasure.ts';
import type { LeadJob } from '../../../../../server/services/leads/model/lead-job.ts';
import { QuarantineList } from '../../../../../server/services/leads/quarantine/quarantine-list.ts';
import { TransientErasure } from '../../../../../server/services/leads/transient-erasure.ts';
import { VisitReminders } from '../../../../../server/services/leads/visits/visit-reminders.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { NOON, temporaryDataDir } from '../../../../support/site-app.ts';
import { until } from '../../../../support/waiting/soon.ts';
import { MemoryLeadStore } from '../../../../support/stores/memory-lead-store.ts';

const MINUTE = 60_000;

describe('work on the leads that has failed', () => {
  /** A store that cannot be used while `isGone`. */
  class FailingStore extends MemoryLeadStore {
    isGone = true;
    override async eraseBefore(time: number) {
      return this.#answer(await super.eraseBefore(time));
    }
    override async eraseOfForm(form: string, settledBefore: number, before: number) {
      return this.#answer(await super.eraseOfForm(form, settledBefore, before));
    }
    override async quarantined(since: number) {
      return this.#answer(await super.quarantined(since));
    }
    override async visitsBetween(from: number, to: number) {
      return this.#answer(await super.visitsBetween(from, to));
    }
    async orphans() {
      return this.#answer(0);
    }
    #answer<T>(value: T): T {
      if (this.isGone) throw new Error('no connection');
      return value;
    }
  }

  const jobs: Record<string, (store: FailingStore, timers: ManualTimers) => LeadJob> = {};
  const options = (timers: ManualTimers) => ({
    timers,
    now: () => NOON,
    log: createLog('silent'),
    wake: () => {},
  });
  jobs['the daily erasure'] = (store, timers) =>
    new LeadErasure({
      ...options(timers),
      store,
      keepDays: 730,
      mailDir: temporaryDataDir(),
      handedIn: { erase: async () => 0 },
    });
  jobs['the hourly erasure of messages'] = (store, timers) =>
    new TransientErasure({ ...options(timers), store, eraseInOldCopies: async () => {} });
  jobs['the hourly look for documents without a lead'] = (store, timers) =>
    new HandedInOrphans({
      ...options(timers),
      store,
      handedIn: { removeOrphans: () => store.orphans() },
    });
  jobs['the list of the quarantine'] = (store, timers) =>
    new QuarantineList({ ...options(timers), store });
  jobs['the look at visits'] = (store, timers) => new VisitReminders({ ...options(timers), store });

  for (const [name, make] of Object.entries(jobs)) {
    it(`is done again after a minute, and not after its whole interval: ${name}`, async () => {
      const timers = new ManualTimers();
      const store = new FailingStore();
      const { repeated } = make(store, timers);
      repeated.start();
      await settled(timers, (waiting) => waiting === MINUTE);
      store.isGone = false;
      timers.goOff(MINUTE);
      await settled(timers, (waiting) => waiting > MINUTE);
      await repeated.stop();
    });
  }
});

/** Waits until the one timer that is set is the expected one. */
function settled(timers: ManualTimers, isExpected: (waiting: number) => boolean) {
  return until(() => timers.waiting.length === 1 && timers.waiting.every(isExpected));
}
