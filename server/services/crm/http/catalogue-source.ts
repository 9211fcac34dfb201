import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Manager, propertySchema } from '../../../../views/domain/property/property.ts';
import type { ItemsById } from '../catalogue-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { CrmTables, Tables } from './crm-tables.ts';
import { CachedItems } from './cached-items.ts';
import { type CachedHomes, HomeSource } from './home-source.ts';
import { fetchPeople } from './people-from-wire.ts';
import { placesByProject } from './project-place.ts';
import { type FetchedProjects, ProjectSource } from './project-source.ts';
import { mergeOutcomes, type ListOutcome } from './wire-snapshot.ts';

/** Tolerance in milliseconds between the CRM's clock and ours. */
const OVERLAP = 10 * 60_000;
/** Homes that have changed, from which on everything is fetched: by id it would take more calls. */
const MAX_CHANGES = 300;

/** The result of the last fetch. */
export interface Snapshot {
  version: string;
  /** When everything, and when the latest changes, were requested; in milliseconds since 1970. */
  whole: number;
  latest: number;
  homes: CachedHomes;
  projects: FetchedProjects;
  team: Manager[];
  /** Why the list of people is not that of the CRM. */
  refusal: Error | undefined;
  tables: Tables;
  outcome: ListOutcome;
}

interface WholeRequest {
  before: Snapshot | undefined;
  /** What is served of the disk copy. */
  copy: ItemsById | undefined;
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
}

/**
 * Fetches the homes, projects, people and tables of a CRM behind HTTP: all, or what has changed.
 */
export class CatalogueSource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #tables: CrmTables;
  readonly #homes: HomeSource;
  readonly #projects: ProjectSource;

  constructor(calls: CrmCalls, config: HttpCrmConfig, tables: CrmTables) {
    this.#calls = calls;
    this.#config = config;
    this.#tables = tables;
    this.#homes = new HomeSource(calls, config);
    this.#projects = new ProjectSource(calls, config);
  }

  /** @throws when the CRM gives no home's id. */
  probe(signal: AbortSignal | undefined): Promise<void> {
    return this.#homes.probe(signal);
  }

  /**
   * Everything; a home that the list lacks is requested once more before it is dropped.
   */
  async whole({ before, copy, now, signal }: WholeRequest): Promise<Omit<Snapshot, 'version'>> {
    const { options } = this.#config;
    const copied = copy?.byId;
    const beginning = { before: before?.homes, isWhole: true, copied };
    const homes = new CachedItems(propertySchema, options, beginning);
    const first = await this.#homes.all(homes, signal);
    const lost = before?.homes.ids.filter((id) => !homes.has(id)) ?? [];
    const isRefetched = lost.length > 0 && lost.length <= MAX_CHANGES;
    const again = isRefetched ? [await this.#homes.byIds(lost, homes, signal)] : [];
    const { outcome: people, ...listed } = await fetchPeople(this.#calls, this.#config, signal);
    const team = listed.team ?? before?.team ?? [];
    const places = placesByProject(homes);
    const none = { before: undefined, homes: new Set<number>() };
    const request = { ...none, copied: copy?.projectById, places, now, signal };
    const projects = await this.#projects.fetch(request);
    // Last, because their failure must not affect the other calls.
    const tables = await this.#tables.refresh({ isWhole: true });
    const outcome = mergeOutcomes([first, ...again, people]);
    const { refusal } = listed;
    return { whole: now, latest: now, homes, projects, team, refusal, tables, outcome };
  }

  /**
   * The changes since the last fetch; undefined if there are so many that everything must be
   * fetched.
   */
  async changes(
    before: Snapshot,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Snapshot | undefined> {
    const since = before.latest - OVERLAP;
    const { changed, gone, deleted } = await this.#homes.changesSince(since, signal);
    const { options } = this.#config;
    const homes = new CachedItems(propertySchema, options, { before: before.homes });
    // A home that is said to be deleted may have been restored: it is asked for by its id.
    const doubted = deleted.filter((id) => homes.has(id));
    const asked = [...new Set([...changed, ...doubted])];
    if (asked.length > MAX_CHANGES) return undefined;
    const forgotten = gone.filter((id) => homes.forget(id));
    const fetched = await this.#homes.byIds(asked, homes, signal);
    const absent = doubted.filter((id) => !fetched.received.has(id) && homes.forget(id));
    const differing = new Set([...forgotten, ...absent, ...fetched.changed]);
    const { outcome: people, ...listed } = await fetchPeople(this.#calls, this.#config, signal);
    const team = listed.team ?? before.team;
    const places = placesByProject(homes);
    const request = { before: before.projects, homes: differing, places, now, signal };
    const projects = await this.#projects.fetch(request);
    const tables = await this.#tables.refresh();
    const isSame =
      differing.size === 0 &&
      !projects.isChanged &&
      tables === before.tables &&
      isDeepStrictEqual(team, before.team);
    const version = isSame ? before.version : randomUUID();
    const outcome = mergeOutcomes([before.outcome, fetched, people]);
    const { refusal } = listed;
    return { ...before, version, latest: now, homes, projects, team, refusal, tables, outcome };
  }
}
