import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { systemTimers } from '../../server/platform/concurrency/timers.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Catalogue } from '../../server/services/catalogue/catalogue.ts';
import { CatalogueFile } from '../../server/services/catalogue/files/catalogue-file.ts';
import { createCatalogue } from '../../server/services/catalogue/live-catalogue.ts';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { temporaryDir } from '../support/site-app.ts';

/** Node's types do not know that deadlines can be told the time, too. */
export const CLOCKS = ['AbortSignal.timeout'] as unknown as 'Date'[];

/** Waits for one more call to come; then lets milliseconds pass. @param count of calls so far. */
export async function passTime(count: () => number, before: number, period: number): Promise<void> {
  while (count() === before) await setImmediate();
  mock.timers.tick(period);
}

/** A catalogue whose CRM can fail, and what it logs. */
export class FaultyCatalogue {
  readonly catalogue: Catalogue;
  readonly #lines: string[] = [];

  /** @param now milliseconds since 1970. */
  constructor(crm: CataloguePort, now: () => number) {
    this.catalogue = createCatalogue({
      crm,
      pictures: () => undefined,
      log: createLog('debug', { write: (line: string) => this.#lines.push(line) }),
      now,
      timers: systemTimers,
      copies: new CatalogueFile(temporaryDir()),
      secret: 'a secret of more than thirty-two characters',
      ignoredLabels: () => [],
      gazetteer: [],
    });
  }

  /** Everything that was logged. */
  get said(): string {
    return this.#lines.join('\n');
  }

  /**
   * One refresh, to its end.
   * @param count of calls of the CRM: after each that comes, `period` milliseconds pass.
   */
  async refreshed(count?: () => number, period = 0): Promise<void> {
    const state = { isDone: false };
    const refreshed = this.catalogue.refresh().then(() => {
      state.isDone = true;
    });
    if (count) {
      for (let had = count(); !state.isDone; await setImmediate()) {
        if (count() > had) mock.timers.tick(period);
        had = count();
      }
    }
    await refreshed;
  }
}
