import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { HandedInStore } from '../handed-in/handed-in-store.ts';
import type { LeadJob, LeadJobOptions } from './model/lead-job.ts';
import { eraseWrittenMails } from '../mail/written-mails.ts';
import { eachErased } from './each-erased.ts';
import type { LeadEraser, LeadStore } from './model/lead-store.ts';

const DAY = 24 * 3_600_000;

/** What was erased. */
export interface Erased {
  leads: number;
  /** Hourly copies that had any. */
  copies: number;
  /** Messages that were written instead of being sent. */
  messages: number;
  /** Documents that owners had handed in. */
  documents: number;
  /** Names of damaged files that may still hold them. */
  damaged: readonly string[];
}

/** Where the files are that belong to leads. */
export interface LeadFiles {
  /** Folder of written messages. */
  mailDir: string;
  /** Documents that owners handed in. */
  handedIn: Pick<HandedInStore, 'erase'>;
}

/** Erases in a store, its copies, and among the files that belong to leads. */
export async function eraseEverywhere(
  store: Pick<LeadStore, 'copies'> & LeadEraser,
  { mailDir, handedIn }: LeadFiles,
  erase: (store: LeadEraser) => Promise<string[]>,
): Promise<Erased> {
  const erased = new Set(await erase(store));
  const leads = erased.size;
  const inCopies = await store.copies?.erase(erase);
  for (const id of inCopies?.ids ?? []) erased.add(id);
  return {
    leads,
    copies: inCopies?.copies ?? 0,
    messages: await eraseWrittenMails(mailDir, erased),
    documents: await handedIn.erase(erased),
    damaged: inCopies?.damaged ?? [],
  };
}

interface Options extends LeadFiles, LeadJobOptions {
  store: LeadStore;
  /** Days after which a lead is erased. */
  keepDays: number;
}

/** Erases leads by their age: those that wait for a destination stay. */
export class LeadErasure implements LeadJob {
  /** Erases now, and then once a day; sooner after a failure. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, DAY, () => this.eraseDue());
  }

  /** Never rejects; false if it has failed. */
  async eraseDue(): Promise<boolean> {
    const { store, keepDays, now, log } = this.#options;
    const before = now() - keepDays * DAY;
    try {
      const { leads } = await eraseEverywhere(store, this.#options, (one) =>
        eachErased(() => one.eraseBefore(before)),
      );
      if (leads > 0) log.info({ leads, keepDays }, 'old leads were erased');
      return true;
    } catch (error) {
      log.error({ err: error }, 'old leads could not be erased');
      return false;
    }
  }
}
