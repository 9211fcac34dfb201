import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import { LeadBackup } from './lead-backup.ts';
import type { LeadStore } from './model/lead-store.ts';
import { LeadWatch, type LeadWatchOptions } from './lead-watch.ts';
import { PassingErasure } from './passing-erasure.ts';
import type { RefusedLeads } from './refused-leads.ts';

export interface LeadMaintenance {
  watch: Pick<LeadWatch, 'counts' | 'age' | 'check'>;
  /** Copies the leads if this hour has no copy yet; undefined where the store's host does. */
  backUp: (() => Promise<void>) | undefined;
  start(): void;
  stop(): void;
  /** Messages for the operator. */
  concerns(): string[];
}

/**
 * Watches the leads once it is started, copies them where their store has copies, and erases what is
 * kept for a while only.
 */
export function createLeadMaintenance(
  options: LeadWatchOptions & { store: LeadStore; refused: Pick<RefusedLeads, 'concerns'> },
): LeadMaintenance {
  const { copies } = options.store;
  const watch = new LeadWatch(options);
  const passing = new PassingErasure({
    ...options,
    eraseInOldCopies: async () => copies?.eraseForm(TELL_A_FRIEND),
  });
  const backup =
    copies &&
    new LeadBackup({
      ...options,
      backup: (now) => copies.backUp(now, TELL_A_FRIEND),
      ofLeadsBefore: () => copies.ofLeadsBefore(),
      damaged: () => copies.damaged(),
    });
  const jobs = [watch, ...(backup ? [backup] : []), passing];
  return {
    watch,
    backUp: backup && (() => backup.backUp()),
    start: () => jobs.forEach((each) => each.repeated.start()),
    stop: () => jobs.forEach((each) => each.repeated.stop()),
    concerns: () => [options.refused, ...jobs].flatMap((each) => each.concerns()),
  };
}
