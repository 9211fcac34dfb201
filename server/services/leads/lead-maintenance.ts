import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import { LeadErasure, type LeadFiles } from './lead-erasure.ts';
import type { HandedInStore } from '../handed-in/handed-in-store.ts';
import { HandedInOrphans } from './handed-in-orphans.ts';
import { QuarantineList } from './quarantine/quarantine-list.ts';
import type { LeadJob } from './model/lead-job.ts';
import { LeadBackup } from './lead-backup.ts';
import type { LeadStore } from './model/lead-store.ts';
import { LeadWatch, type LeadWatchOptions } from './lead-watch.ts';
import type { WaitingLists } from './open-houses/waiting-lists.ts';
import { TransientErasure } from './transient-erasure.ts';
import type { RefusedLeads } from './refused-leads.ts';
import { VisitReminders } from './visits/visit-reminders.ts';

export interface LeadMaintenance {
  watch: Pick<LeadWatch, 'counts' | 'age' | 'check'>;
  /** Copies the leads if this hour has no copy yet; undefined where the store's host does. */
  backUp: (() => Promise<void>) | undefined;
  start(): void;
  /** Resolves when the jobs that have begun end. */
  stop(): Promise<void>;
  /** Messages for the operator. */
  concerns(): string[];
}

interface MaintenanceOptions extends LeadWatchOptions, LeadFiles {
  store: LeadStore;
  refused: Pick<RefusedLeads, 'concerns'>;
  /** Days after which a lead is erased. */
  keepDays: number;
  /** Starts the delivery of what is stored. */
  wake: () => void;
  waitingLists: WaitingLists;
  handedIn: Pick<HandedInStore, 'removeOrphans' | 'erase'>;
}

/**
 * Watches the leads once it is started, copies them where their store has copies, lists what is in
 * quarantine, reminds visitors of their visits, and erases what is kept for a while only.
 */
export function createLeadMaintenance(options: MaintenanceOptions): LeadMaintenance {
  const { copies } = options.store;
  const watch = new LeadWatch(options);
  const passing = new TransientErasure({
    ...options,
    eraseInOldCopies: async () => copies?.eraseForm(TELL_A_FRIEND),
  });
  const erasure = new LeadErasure(options);
  const list = new QuarantineList(options);
  const backup =
    copies &&
    new LeadBackup({
      ...options,
      backup: (now) => copies.backUp(now, TELL_A_FRIEND),
      ofLeadsBefore: () => copies.ofLeadsBefore(),
      damaged: () => copies.damaged(),
      missing: () => copies.missing(),
    });
  const { waitingLists } = options;
  const reminders = new VisitReminders(options);
  const orphans = new HandedInOrphans(options);
  const others = [passing, erasure, list, waitingLists, reminders, orphans];
  const jobs: readonly LeadJob[] = [watch, ...(backup ? [backup] : []), ...others];
  return {
    watch,
    backUp: backup && (() => backup.backUp()),
    start: () => jobs.forEach((each) => each.repeated.start()),
    stop: async () => {
      await Promise.all(jobs.map((each) => each.repeated.stop()));
    },
    concerns: () => [
      ...options.refused.concerns(),
      ...jobs.flatMap((each) => each.concerns?.() ?? []),
    ],
  };
}
