import { FriendErasure } from '../friends/friend-erasure.ts';
import { LeadBackup } from './lead-backup.ts';
import type { LeadStore } from './lead-store.ts';
import { LeadWatch, type LeadWatchOptions } from './lead-watch.ts';
import { backupLeads, eraseFriendsInOldCopies } from './open-lead-store.ts';

export interface LeadTending {
  watch: Pick<LeadWatch, 'counts' | 'age' | 'look'>;
  start(): void;
  stop(): void;
  /** What an operator should look into. */
  concerns(): string[];
}

/**
 * Watches and backs up the leads of a data folder once it is started, and erases messages to
 * friends.
 */
export function tendLeads(
  options: LeadWatchOptions & { store: LeadStore; dataDir: string },
): LeadTending {
  const watch = new LeadWatch(options);
  const backup = new LeadBackup({
    ...options,
    backup: (now) => backupLeads(options.dataDir, now),
  });
  const friends = new FriendErasure({
    ...options,
    eraseInOldCopies: () => eraseFriendsInOldCopies(options.dataDir),
  });
  const tended = [watch, backup, friends];
  return {
    watch,
    start: () => tended.forEach((each) => each.start()),
    stop: () => tended.forEach((each) => each.stop()),
    concerns: () => tended.flatMap((each) => each.concerns()),
  };
}
