import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../views/domain/locale.ts';
import { type Manager, propertySchema } from '../../../views/domain/property/property.ts';
import { SingleFlight } from '../../concurrency/single-flight.ts';
import type { CataloguePort } from '../catalogue-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { HeldItems } from './held-items.ts';
import { type HeldHomes, HomeSource, scoped } from './home-source.ts';
import { peopleFromWire } from './people-from-wire.ts';
import { type GivenProjects, ProjectSource } from './project-source.ts';
import { fetchTranslated, joined, type ListOutcome } from './wire-snapshot.ts';

/** Milliseconds after which everything is fetched, whatever the CRM says has changed. */
const WHOLE_AFTER = 6 * 3600_000;
/** Milliseconds for which the others wait for a language that can no longer be fetched. */
const LANGUAGE_AFTER = 24 * 3600_000;
/** Milliseconds that a change may be older than the CRM says: its clock is not ours. */
const OVERLAP = 10 * 60_000;
/** Milliseconds that fetching everything may take. */
const WHOLE_TIMEOUT = 15 * 60_000;
/** Changed homes from which everything is fetched. */
const MANY = 300;

/** What was fetched last. */
interface Snapshot {
  version: string;
  /** When everything, and when the latest changes, were asked for; in milliseconds since 1970. */
  whole: number;
  latest: number;
  homes: HeldHomes;
  projects: GivenProjects;
  team: Manager[];
  outcome: ListOutcome;
}

/**
 * The catalogue of a CRM behind HTTP. `version()` fetches what has changed, if it is little; else the
 * other calls fetch everything. They answer from what was fetched last, so that all of them speak of
 * one state.
 */
export class HttpCatalogue implements CataloguePort {
  readonly source: string;
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #now: () => number;
  readonly #homes: HomeSource;
  readonly #projects: ProjectSource;
  readonly #flights = new SingleFlight<Snapshot>();
  #snapshot: Snapshot | undefined;
  /** The version of what is to be fetched. */
  #due: string | undefined;

  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = calls;
    this.#config = config;
    this.#now = now;
    this.#homes = new HomeSource(calls, config);
    this.#projects = new ProjectSource(calls, config);
    this.source = `http ${config.url} ${config.customer} ${config.siteId ?? ''}`;
  }

  async version(signal?: AbortSignal): Promise<string> {
    const before = this.#snapshot;
    const isWholeDue =
      !before || before.outcome.failed.length > 0 || this.#now() - before.whole >= WHOLE_AFTER;
    if (!isWholeDue && this.#due === undefined) {
      const next = await this.#flights.do('changes', () => this.#follow(before, signal));
      return this.#due ?? next.version;
    }
    await this.#homes.probe(signal);
    this.#due ??= randomUUID();
    return this.#due;
  }

  async properties() {
    const { homes, team, outcome } = await this.#latest();
    return homes.answer(team, outcome.faults);
  }

  async projects() {
    const { projects, team } = await this.#latest();
    return projects.held.answer(team, projects.faults);
  }

  async team(): Promise<Manager[]> {
    return structuredClone((await this.#latest()).team);
  }

  /**
   * Fetching everything goes on though nobody waits for it any longer: of a slow CRM the next refresh
   * has what this one has begun.
   */
  async #latest(): Promise<Snapshot> {
    if (this.#snapshot && this.#due === undefined) return this.#snapshot;
    return this.#flights.do('whole', () => this.#load(AbortSignal.timeout(WHOLE_TIMEOUT)));
  }

  /** Everything; a home that the list lacks is asked for once more before it is forgotten. */
  async #load(signal: AbortSignal): Promise<Snapshot> {
    const [before, now] = [this.#snapshot, this.#now()];
    const homes = new HeldItems(propertySchema, this.#config.options);
    const first = this.#expected(await this.#homes.all(homes, signal));
    const lost = before?.homes.ids.filter((id) => !homes.has(id)) ?? [];
    const isAsked = lost.length > 0 && lost.length <= MANY;
    const again = isAsked ? [this.#expected(await this.#homes.byIds(lost, homes, signal))] : [];
    const { team, outcome: people } = await this.#people(signal);
    const asked = { before: undefined, homes: new Set<number>(), now, signal };
    const projects = this.#expected(await this.#projects.fetch(asked));
    const outcome = joined([first, ...again, people]);
    const version = this.#due ?? randomUUID();
    this.#due = undefined;
    this.#snapshot = { version, whole: now, latest: now, homes, projects, team, outcome };
    return this.#snapshot;
  }

  /** What has changed since the last fetch. */
  async #follow(before: Snapshot, signal: AbortSignal | undefined): Promise<Snapshot> {
    const now = this.#now();
    const { changed, gone } = await this.#homes.changesSince(before.latest - OVERLAP, signal);
    if (changed.length > MANY) {
      this.#due = randomUUID();
      return before;
    }
    const homes = new HeldItems(propertySchema, this.#config.options, before.homes);
    const forgotten = gone.filter((id) => homes.forget(id));
    const fetched = this.#expected(await this.#homes.byIds(changed, homes, signal));
    const differing = new Set([...forgotten, ...fetched.changed]);
    const { team } = await this.#people(signal);
    const asked = { before: before.projects, homes: differing, now, signal };
    const projects = this.#expected(await this.#projects.fetch(asked));
    const isSame =
      differing.size === 0 && !projects.isChanged && isDeepStrictEqual(team, before.team);
    const version = isSame ? before.version : randomUUID();
    this.#snapshot = { ...before, version, latest: now, homes, projects, team };
    return this.#snapshot;
  }

  async #people(signal: AbortSignal | undefined) {
    const { items, ...outcome } = await fetchTranslated(this.#calls, {
      endpoint: 'GetUserList',
      parameters: scoped(this.#config, {}),
      options: this.#config.options,
      signal,
    });
    this.#expected(outcome);
    return { team: peopleFromWire([...items.values()]), outcome: { ...outcome, faults: [] } };
  }

  /**
   * What was fetched, as it is.
   * @throws when it lacks a language that there was before: its texts are kept for a day.
   */
  #expected<Outcome extends ListOutcome>(fetched: Outcome): Outcome {
    const before = this.#snapshot;
    if (!before || this.#now() - before.whole >= LANGUAGE_AFTER) return fetched;
    const known: readonly Locale[] = [...before.outcome.failed, ...before.outcome.refused];
    const missing = [...fetched.failed, ...fetched.refused];
    const lost = missing.filter((locale) => !known.includes(locale));
    if (lost.length > 0) throw new Error(`the CRM gives nothing in ${lost.join(', ')}`);
    return fetched;
  }
}
