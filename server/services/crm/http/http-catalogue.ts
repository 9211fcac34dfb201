import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { Manager } from '../../../../views/domain/property/property.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import type { CataloguePort, ItemsById } from '../catalogue-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { CatalogueSource, type Snapshot } from './catalogue-source.ts';
import { crmAdvice } from './crm-advice.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { CrmTables } from './crm-tables.ts';
import { unitsByProject, withUnits } from './units-of-homes.ts';
import { mergeOutcomes } from './wire-snapshot.ts';

/** Milliseconds after which everything is fetched, regardless of reported changes. */
const FULL_REFRESH_AFTER = 6 * 3600_000;
/** Milliseconds of the same while a language is refused: an agency may have none, or get it back. */
const REFUSED_AGAIN_AFTER = 3600_000;
/** Milliseconds that fetching everything may take. */
const WHOLE_TIMEOUT = 15 * 60_000;

/**
 * The catalogue of a CRM behind HTTP. `version()` fetches what has changed, if it is little; else
 * the other calls fetch everything. They answer from the last fetch, so that all of them have the
 * same state.
 */
export class HttpCatalogue implements CataloguePort {
  readonly source: string;
  readonly #now: () => number;
  readonly #source: CatalogueSource;
  readonly #tables: CrmTables;
  readonly #flights = new SingleFlight<Snapshot>();
  #snapshot: Snapshot | undefined;
  #copy: ItemsById | undefined;
  /** The version of the data to fetch. */
  #due: string | undefined;

  /** @param now milliseconds since 1970. */
  constructor(
    calls: CrmCalls,
    config: HttpCrmConfig,
    { now, tables }: { now: () => number; tables: CrmTables },
  ) {
    this.#now = now;
    this.#source = new CatalogueSource(calls, config, tables);
    this.#tables = tables;
    this.source = `http ${config.url} ${config.customer} ${config.siteId ?? ''}`;
  }

  continuesFrom(copy: ItemsById): void {
    this.#copy = copy;
  }

  async version(signal?: AbortSignal): Promise<string> {
    const before = this.#snapshot;
    const isWholeDue =
      !before ||
      mergeOutcomes([before.outcome, before.projects]).failed.length > 0 ||
      this.#now() - before.whole >= this.#wholeAfter(before);
    if (!isWholeDue && this.#due === undefined) {
      const next = await this.#flights.do('changes', () => this.#follow(before, signal));
      return this.#due ?? next.version;
    }
    await this.#source.probe(signal);
    this.#due ??= randomUUID();
    return this.#due;
  }

  async properties() {
    const { homes, outcome, ...directory } = await this.#latest();
    return homes.answer(directory, outcome.faults);
  }

  async projects() {
    const { projects, homes, ...directory } = await this.#latest();
    const { items, dropped } = await projects.cached.answer(directory, projects.faults);
    const units = await unitsByProject(homes, directory);
    const withTheirs = items.map((project) => {
      const buildings = projects.fetched.get(project.id)?.buildings ?? [];
      return withUnits(project, units.get(project.id) ?? [], buildings);
    });
    return { items: withTheirs, dropped };
  }

  async team(): Promise<Manager[]> {
    return structuredClone((await this.#latest()).team);
  }

  /** The team as it was fetched last; undefined before the first time. */
  knownTeam(): readonly Manager[] | undefined {
    return this.#snapshot?.team;
  }

  missingLanguages(): readonly Locale[] {
    if (!this.#snapshot) return [];
    const { failed, refused } = mergeOutcomes([this.#snapshot.outcome, this.#snapshot.projects]);
    return [...new Set([...failed, ...refused])];
  }

  warnings(): readonly string[] {
    if (!this.#snapshot) return [];
    const { outcome, projects, refusal } = this.#snapshot;
    const lists = mergeOutcomes([outcome, projects]);
    const refused = lists.refused.map((locale) => `the CRM refuses its texts in ${locale}`);
    const failed = lists.failed
      .filter((locale) => !lists.refused.includes(locale))
      .map((locale) => `the CRM gave no texts in ${locale}`);
    const tables = this.#tables.faults.map(
      (fault) => `a table of the CRM is missing: ${crmAdvice(fault) ?? errorMessage(fault)}`,
    );
    const people = refusal ? [`the CRM refuses its people: ${crmAdvice(refusal)}`] : [];
    return [...refused, ...failed, ...people, ...tables];
  }

  #wholeAfter({ outcome: { refused } }: Snapshot): number {
    return refused.length > 0 ? REFUSED_AGAIN_AFTER : FULL_REFRESH_AFTER;
  }

  /**
   * Fetching everything continues after its caller's timeout, so that with a slow CRM the next
   * refresh gets the result.
   */
  async #latest(): Promise<Snapshot> {
    if (this.#snapshot && this.#due === undefined) return this.#snapshot;
    return this.#flights.do('whole', () => this.#load(AbortSignal.timeout(WHOLE_TIMEOUT)));
  }

  async #load(signal: AbortSignal): Promise<Snapshot> {
    const [before, copy] = [this.#snapshot, this.#copy];
    const fetched = await this.#source.whole({ before, copy, now: this.#now(), signal });
    const version = this.#due ?? randomUUID();
    this.#due = undefined;
    this.#copy = undefined;
    this.#snapshot = { version, ...fetched };
    return this.#snapshot;
  }

  async #follow(before: Snapshot, signal: AbortSignal | undefined): Promise<Snapshot> {
    const next = await this.#source.changes(before, this.#now(), signal);
    if (!next) this.#due = randomUUID();
    else this.#snapshot = next;
    return this.#snapshot ?? before;
  }
}
