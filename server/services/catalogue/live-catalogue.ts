import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import type { Catalogue, CatalogueParts } from './catalogue.ts';
import type { LatestCopy } from './catalogue-copies.ts';
import { CatalogueDisk } from './catalogue-disk.ts';
import { CheckedItems } from './checked-items.ts';
import { fetchFromCrm } from './crm-answer.ts';
import type { ListItem } from '../../../views/domain/list/list-item.ts';
import { type CatalogueState, nextState, emptyState } from './catalogue-state.ts';
import { inSlices } from '../../platform/concurrency/in-slices.ts';
import { PendingCalls } from '../../platform/concurrency/pending-calls.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { faultText } from '../crm/catalogue-fault.ts';
import { withRetainedTexts } from './retained-texts.ts';
import { HiddenAddresses } from './hidden-addresses.ts';
import { LossGuard } from './loss-guard.ts';
import { MissingLanguages } from './missing-languages.ts';
import { RefreshRecord } from './refresh-record.ts';
import { reportLoss, reportRefresh } from './refresh-report.ts';
import type { ValidatedAnswer } from './validate-answer.ts';
import type { CatalogueData, GivenData } from './snapshot.ts';

/**
 * Milliseconds that the start waits for the CRM once the disk copy is read; then it continues with
 * the copy, or without data.
 */
const START_TIMEOUT = 5_000;

/** An empty catalogue; the first `refresh()` fills it, from the disk and then from the CRM. */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  return new LiveCatalogue(parts);
}

/** A catalogue that follows its CRM at each refresh. */
class LiveCatalogue implements Catalogue {
  readonly record = new RefreshRecord();
  readonly #parts: CatalogueParts;
  readonly #disk: CatalogueDisk;
  readonly #guard = new LossGuard();
  readonly #languages = new MissingLanguages();
  readonly #pending = new PendingCalls();
  readonly #checked = new CheckedItems();
  readonly #flights = new SingleFlight<void>();
  #state: CatalogueState;
  #crmVersion = '';
  #hidden = new HiddenAddresses();
  #fromDisk: Promise<void> | undefined;
  /** Whether what is served is the disk copy, also where the CRM has confirmed it. */
  #isOfDisk = false;
  /** Which of the copies that servers share is served; 0: none. */
  #copyNumber = 0;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
    this.#disk = new CatalogueDisk(parts);
    this.#state = emptyState(parts);
  }

  get version() {
    const { snapshot, openHouses } = this.#state;
    return this.ready ? `${snapshot.version}${openHouses.version}` : '';
  }

  get ready() {
    return this.asOf !== undefined;
  }

  get asOf() {
    return this.record.asOf;
  }

  get size() {
    return this.#state.snapshot.homes.length;
  }

  get data() {
    const { homes, projects, team } = this.#state.snapshot;
    return { homes, projects, team };
  }

  get indexed() {
    return this.#state;
  }

  hiddenAddress(item: ListItem) {
    return this.#hidden.of(item);
  }

  concerns() {
    const warnings = this.#parts.crm.warnings?.() ?? [];
    return [
      ...this.record.concerns(this.size),
      ...this.#languages.concerns(),
      ...warnings,
      ...this.#disk.concerns(),
    ];
  }

  /**
   * Whether an answer replaces even what equals it: an adapter that cannot share with the disk copy
   * holds its own.
   */
  get #isReplaced(): boolean {
    return this.#isOfDisk && !this.#parts.crm.continuesFrom;
  }

  async start() {
    const refreshed = this.refresh();
    // However long it takes on a busy machine: a proxy sends visitors as soon as the port is open.
    await this.#startFromDisk();
    let cancel = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancel = this.#parts.timers.after(START_TIMEOUT, resolve);
    });
    await Promise.race([refreshed, timeout]);
    cancel();
  }

  refresh(): Promise<void> {
    return this.#flights.doFresh('refresh', () => this.#refresh());
  }

  idle(): Promise<void> {
    return this.#flights.idle();
  }

  prepareSearches(): Promise<void> {
    return this.#state.index.finder.ahead();
  }

  port(locale: Locale) {
    return this.#state.ports[locale];
  }

  async #refresh(): Promise<void> {
    await this.#startFromDisk();
    // The site's labels may have changed since.
    await this.#swapIn(this.#state.snapshot);
    const { election } = this.#parts.copies;
    if (election && !election.isElected) return this.#takeCopy(election.latest);
    try {
      const { crm, timers } = this.#parts;
      const [checked, pending] = [this.#checked, this.#pending];
      const held = this.#isReplaced ? undefined : this.#state.snapshot;
      const asking = { crm, timers, checked, held, pending };
      const { version, answer } = await fetchFromCrm(asking, this.#crmVersion);
      if (answer) await this.#consider(answer, version);
      else this.record.confirmed(this.#parts.now());
    } catch (error) {
      this.#guard.forget();
      const fault = faultText(error);
      this.record.failed(fault);
      const served = this.ready ? 'the last known homes are served' : 'no homes are known';
      this.#parts.log.error({ err: error, homes: this.size }, `${fault}; ${served}`);
    }
    const { isFromCrm, asOf, broken, failuresInARow, isHeldBack } = this.record;
    if (!isFromCrm || asOf === undefined) return;
    const missingSince = this.#languages.since;
    const about = {
      savedAt: asOf,
      broken,
      crmVersion: this.#crmVersion,
      missingSince,
      ...this.#keptStreets(),
    };
    await this.#disk.save(this.#state.snapshot, about);
    if (failuresInARow === 0 && !isHeldBack) await this.#disk.confirm();
  }

  /** The streets that are hidden: plain in a database, which has the leads too, sealed in a file. */
  #keptStreets() {
    const { copies, secret } = this.#parts;
    if (copies.election) return { hidden: this.#hidden.byKey() };
    const sealedStreets = this.#hidden.sealed(secret);
    return sealedStreets === undefined ? {} : { sealedStreets };
  }

  /** Takes the copy of the server that asks the CRM, unless it is served already. */
  async #takeCopy({ number, age }: LatestCopy): Promise<void> {
    this.#guard.forget();
    this.#disk.handOver();
    this.#crmVersion = '';
    if (number !== this.#copyNumber) await this.#readDisk();
    if (age !== undefined && this.ready) this.record.followed(this.#parts.now(), age);
  }

  #startFromDisk(): Promise<void> {
    this.#fromDisk ??= this.#readDisk();
    return this.#fromDisk;
  }

  async #readDisk(): Promise<void> {
    // Before it is read: one that is written meanwhile is read again.
    const number = this.#parts.copies.election?.latest.number ?? 0;
    const copy = await this.#disk.read(this.#state.snapshot);
    if (!copy) return;
    this.#copyNumber = number;
    await this.#swapIn(copy);
    this.#isOfDisk = true;
    this.#parts.crm.continuesFrom?.(this.#state.snapshot);
    const { hidden, sealedStreets } = copy;
    const opened =
      sealedStreets === undefined
        ? new HiddenAddresses(hidden)
        : HiddenAddresses.opened(sealedStreets, this.#parts.secret);
    if (opened) this.#hidden = opened;
    this.#languages.continued(copy.missingSince);
    this.record.startedFromDisk(copy.savedAt, copy.broken + copy.dropped.length);
    // If items were left out, everything is requested again, so that the log names them.
    if (!copy.isOwn || copy.broken > 0) return;
    // Streets that were sealed with another secret are asked for, with everything else.
    if (opened) this.#crmVersion = copy.crmVersion;
    this.#disk.markSaved(this.#state.snapshot, copy);
  }

  /** Accepts the answer, or holds it back: then the next refresh requests everything again. */
  async #consider(answer: ValidatedAnswer, version: string): Promise<void> {
    const { homes, projects } = this.#state.snapshot;
    const now = this.#parts.now();
    const { isOfFiles = false } = this.#parts.crm;
    const known = { homes, projects, broken: this.record.broken };
    // Deleted files are intended.
    const loss = isOfFiles ? undefined : this.#guard.judge(known, answer, now);
    if (loss) {
      this.#crmVersion = '';
      this.record.heldBack(loss);
      return reportLoss(this.#parts.log, loss, answer.dropped);
    }
    await reportRefresh(this.#parts.log, answer, this.#parts.pictures);
    await this.#swapIn(await this.#withRetainedTexts(answer, now), this.#isReplaced);
    this.#isOfDisk = false;
    this.#hidden = answer.hidden;
    this.#crmVersion = version;
    this.record.taken(now, answer.dropped, isOfFiles);
  }

  async #withRetainedTexts(answer: ValidatedAnswer, now: number): Promise<CatalogueData> {
    const { crm, log } = this.#parts;
    const { snapshot } = this.#state;
    const known = LOCALES.filter((locale) =>
      snapshot.homes.some(
        ({ title, description }) => textOf(title, locale) || textOf(description, locale),
      ),
    );
    const followed = { missing: crm.missingLanguages?.() ?? [], known };
    const languages = this.#languages.follow(followed, now, log);
    return languages.length === 0
      ? answer
      : inSlices(withRetainedTexts(answer, snapshot, languages));
  }

  /**
   * Equal data keeps its snapshot and its ports, so that what is cached for them stays valid.
   * @param replaces whether it is replaced even then.
   */
  async #swapIn(data: GivenData, replaces = false): Promise<void> {
    const next = await nextState(this.#state, data, { ...this.#parts, replaces });
    // At the start the first page does not wait for it.
    if (this.ready && next !== this.#state) await next.index.finder.ahead();
    this.#state = next;
  }
}
