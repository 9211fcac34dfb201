import { every, type Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';

export interface LeadBackupOptions {
  /** Copies the leads; false if the present hour has a copy already. */
  backup: (now: number) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

const MINUTE = 60_000;
/** Milliseconds between two looks at whether the hour has its copy. */
const INTERVAL = 10 * MINUTE;
/** Milliseconds without a copy after which an operator should look. */
const TOO_LONG = 180 * MINUTE;

/** Copies the leads every hour. */
export class LeadBackup {
  readonly #options: LeadBackupOptions;
  /** When there last was a copy, or when it began to watch. */
  #since: number;
  #cancel = () => {};

  constructor(options: LeadBackupOptions) {
    this.#options = options;
    this.#since = options.now();
  }

  /** Copies now, and then once an hour. */
  start(): void {
    this.#cancel = every(this.#options.timers, INTERVAL, () => void this.look());
  }

  stop(): void {
    this.#cancel();
  }

  /** Copies if this hour has no copy yet. Never rejects. */
  async look(): Promise<void> {
    const { backup, now, log } = this.#options;
    try {
      if (await backup(now())) log.info('the leads were backed up');
      this.#since = now();
    } catch (error) {
      log.error({ err: error }, 'the leads could not be backed up');
    }
  }

  /** What an operator should look into. */
  concerns(): string[] {
    const age = this.#options.now() - this.#since;
    if (age <= TOO_LONG) return [];
    return [`the leads have not been backed up for ${Math.floor(age / MINUTE)} minutes`];
  }
}
