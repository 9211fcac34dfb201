import type { DataPort } from '../../views/data-port.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { CrmPort } from '../crm/port.ts';
import type { Log } from '../log.ts';
import type { Timers } from '../timers.ts';
import { askCrm } from './crm-answer.ts';
import type { PictureSource } from './data-port.ts';
import { CatalogueDisk } from './catalogue-disk.ts';
import { type Held, holdNext, holdNothing } from './held.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import { LossGuard } from './loss-guard.ts';
import { reportLoss, reportNews } from './refresh-report.ts';
import { RefreshRecord } from './refresh-record.ts';
import type { Screened } from './screen.ts';
import type { CatalogueData } from './snapshot.ts';

/** Milliseconds that a start waits for the CRM before it goes on with what is on disk, or nothing. */
const START_PATIENCE = 5_000;

export interface CatalogueParts {
  crm: CrmPort;
  pictures: PictureSource;
  log: Log;
  now: () => number;
  timers: Timers;
  /** Folder of the copy that the site starts from when the CRM is silent. */
  dataDir: string;
  /** Labels that make a home sold (spec section 4), as the site's data has them now. */
  ignoredLabels: () => readonly number[];
  /** Places that can be searched by, whether they have homes or not. */
  gazetteer: Gazetteer;
}

/** The agency's homes and people in memory (design.md, idea 7). */
export interface Catalogue {
  /** Changes whenever a home or a person does; '' until something is known. */
  readonly version: string;
  /** Something can be served: from the CRM, or from the copy on disk. */
  readonly ready: boolean;
  /** When the CRM last gave or confirmed the homes now served, in milliseconds since 1970. */
  readonly asOf: number | undefined;
  /** Homes that are served. */
  readonly size: number;
  readonly record: Pick<RefreshRecord, 'failures' | 'failuresInARow' | 'broken' | 'isHeldBack'>;
  /** What a person should look into although pages are served; empty when all is well. */
  concerns(): readonly string[];
  /** The first refresh; it resolves without it when the CRM takes its time. */
  start(): Promise<void>;
  /**
   * Asks the CRM whether something changed, and if so swaps in what it says, all at once. Never
   * rejects: what fails is logged and the last snapshot stays. Calls that overlap share one answer.
   */
  refresh(): Promise<void>;
  /** Settles when no refresh is under way. */
  idle(): Promise<void>;
  /** The data as pages in this language ask for it; it keeps to the snapshot of this moment. */
  port(locale: Locale): DataPort;
}

/** An empty catalogue; it fills at the first `refresh()`, from the disk and then from the CRM. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  return new LiveCatalogue(parts);
}

class LiveCatalogue implements Catalogue {
  readonly record = new RefreshRecord();
  readonly #parts: CatalogueParts;
  readonly #disk: CatalogueDisk;
  readonly #guard = new LossGuard();
  #held: Held;
  #crmVersion = '';
  #running: Promise<void> | undefined;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
    this.#disk = new CatalogueDisk(parts);
    this.#held = holdNothing(parts);
  }

  get version() {
    return this.ready ? this.#held.snapshot.version : '';
  }

  get ready() {
    return this.asOf !== undefined;
  }

  get asOf() {
    return this.record.asOf;
  }

  get size() {
    return this.#held.snapshot.homes.length;
  }

  concerns() {
    return [...this.record.concerns(this.size), ...this.#disk.concerns()];
  }

  async start() {
    let cancel = () => {};
    const patience = new Promise<void>((resolve) => {
      cancel = this.#parts.timers.after(START_PATIENCE, resolve);
    });
    await Promise.race([this.refresh(), patience]);
    cancel();
  }

  refresh() {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async idle() {
    await this.#running;
  }

  port(locale: Locale) {
    return this.#held.ports[locale];
  }

  async #refresh(): Promise<void> {
    await this.#startFromDisk();
    // The site's labels may have changed since.
    await this.#swapIn(this.#held.snapshot);
    try {
      const { version, answer } = await askCrm(this.#parts, this.#crmVersion);
      if (answer) await this.#consider(answer, version);
      else this.record.confirmed(this.#parts.now());
    } catch (error) {
      this.#guard.forget();
      this.record.failed();
      this.#parts.log.error({ err: error, homes: this.size }, NO_ANSWER[this.ready ? 1 : 0]);
    }
    const { isFromCrm, asOf, broken } = this.record;
    if (isFromCrm && asOf !== undefined) await this.#disk.keep(this.#held.snapshot, asOf, broken);
  }

  async #startFromDisk(): Promise<void> {
    if (this.#disk.wasRead) return;
    const copy = await this.#disk.read();
    if (!copy) return;
    await this.#swapIn(copy);
    this.record.startedFromDisk(copy.savedAt, copy.broken + copy.dropped.length);
  }

  /** Takes the answer, or holds it back: then the CRM is asked in full again the next time. */
  async #consider(answer: Screened, version: string): Promise<void> {
    const { homes } = this.#held.snapshot;
    const loss = this.#guard.judge({ homes, broken: this.record.broken }, answer);
    if (loss) {
      this.#crmVersion = '';
      this.record.heldBack(loss);
      return reportLoss(this.#parts.log, loss, answer.dropped);
    }
    reportNews(this.#parts.log, answer, this.#parts.pictures);
    await this.#swapIn(answer);
    this.#crmVersion = version;
    this.record.taken(this.#parts.now(), answer.dropped.length);
  }

  /** The same homes keep their snapshot and their ports, so that nothing made of them is dropped. */
  async #swapIn(data: CatalogueData): Promise<void> {
    this.#held = await holdNext(this.#held, data, this.#parts);
  }
}

const NO_ANSWER = [
  'no homes are known: the CRM is silent and none are kept on disk',
  'the CRM gave no homes; the last known ones stay',
] as const;
