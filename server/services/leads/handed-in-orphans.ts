import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { HandedInStore } from '../handed-in/handed-in-store.ts';
import type { LeadJob, LeadJobOptions } from './model/lead-job.ts';
import type { LeadStore } from './model/lead-store.ts';

/** Milliseconds between two looks for documents without a lead: they cost only space. */
const INTERVAL = 3_600_000;

interface Options extends LeadJobOptions {
  handedIn: Pick<HandedInStore, 'removeOrphans'>;
  store: Pick<LeadStore, 'find' | 'copies'>;
}

/** Removes documents whose lead was never stored, because a server was killed between the two. */
export class HandedInOrphans implements LeadJob {
  /** Looks now, and then once an hour; sooner after a failure. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.remove());
  }

  /** Leaves all while leads were lost that a copy may still have. Never rejects; false if it has failed. */
  async remove(): Promise<boolean> {
    const { handedIn, store, now, log } = this.#options;
    try {
      const { copies } = store;
      const lost = await Promise.all([copies?.ofLeadsBefore(), copies?.damaged()]);
      if (lost.some((files = []) => files.length > 0) || (await copies?.missing())) return true;
      const isStored = async (lead: string) => (await store.find(lead)) !== undefined;
      const documents = await handedIn.removeOrphans(isStored, now());
      if (documents > 0) log.info({ documents }, 'documents without a lead were removed');
      return true;
    } catch (error) {
      log.error({ err: error }, 'documents without a lead cannot be removed');
      return false;
    }
  }
}
