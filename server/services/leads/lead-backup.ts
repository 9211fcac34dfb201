import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import { damageText, missingText } from './damage-text.ts';
import type { DamagedFile, MissingLeads } from './model/lead-store.ts';

export interface LeadBackupOptions {
  /** Copies the leads; false if the present hour has a copy already. */
  backup: (now: number) => Promise<boolean>;
  /** Names of copies of leads that are missing now, the newest first. */
  ofLeadsBefore: () => Promise<readonly string[]>;
  /** Damaged files of leads that were set aside. */
  damaged: () => Promise<readonly DamagedFile[]>;
  /** Leads that copies of these leads have alone. */
  missing: () => Promise<MissingLeads | undefined>;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

const MINUTE = 60_000;
/** Milliseconds between two checks whether the hour has its copy. */
const INTERVAL = 10 * MINUTE;
/** Milliseconds without a copy after which the operator is alerted. */
const COPY_OVERDUE_AFTER = 180 * MINUTE;

/** Copies the leads every hour. */
export class LeadBackup {
  /** Copies immediately, and then once an hour. */
  readonly repeated: Repeated;
  readonly #options: LeadBackupOptions;
  /** Time of the last copy, or of the start. */
  #since: number;
  /** What copies say that are not of these leads; undefined if all are. */
  #missing: string | undefined;
  #damaged: readonly DamagedFile[] = [];
  /** What copies have of these leads that is lost. */
  #lost: MissingLeads | undefined;

  constructor(options: LeadBackupOptions) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.backUp());
    this.#since = options.now();
  }

  /** Copies if this hour has no copy yet. Never rejects. */
  async backUp(): Promise<void> {
    const { backup, now, log } = this.#options;
    try {
      const isCopied = await backup(now());
      if (isCopied) log.info('the leads were backed up');
      this.#since = now();
      if (isCopied || this.#lost) await this.#lookForLost();
    } catch (error) {
      log.error({ err: error }, 'the leads could not be backed up');
    }
    await this.#lookForMissing();
  }

  async #lookForLost(): Promise<void> {
    const { missing, log } = this.#options;
    const lost = await missing();
    if (lost && lost.leads !== this.#lost?.leads) log.error(lost, missingText(lost));
    this.#lost = lost;
  }

  async #lookForMissing(): Promise<void> {
    const { ofLeadsBefore, damaged, log } = this.#options;
    try {
      const [newest, ...others] = await ofLeadsBefore();
      const missing = newest === undefined ? undefined : missingLeads(newest, others.length + 1);
      if (missing !== undefined && missing !== this.#missing) log.error(missing);
      this.#missing = missing;
      this.#damaged = await damaged();
    } catch (error) {
      log.error({ err: error }, 'the copies of the leads could not be read');
    }
  }

  /** Messages for the operator. */
  concerns(): string[] {
    const age = this.#options.now() - this.#since;
    const late = `the leads have not been backed up for ${Math.floor(age / MINUTE)} minutes`;
    const missing = this.#missing === undefined ? [] : [this.#missing];
    return [
      ...(age > COPY_OVERDUE_AFTER ? [late] : []),
      ...missing,
      ...(this.#lost ? [missingText(this.#lost)] : []),
      ...this.#damaged.map(damageText),
    ];
  }
}

function missingLeads(newest: string, count: number): string {
  return (
    `the leads began empty, beside copies of others (${count}), the newest ${newest}: ` +
    'restore it, or remove these copies'
  );
}
