import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import {
  type Manager,
  type Property,
  propertySchema,
} from '../../../views/domain/property/property.ts';
import { checkValue } from '../../files/json-file.ts';
import { reasonText } from '../../files/schema-problems.ts';
import type { CataloguePort, DroppedItem } from '../catalogue-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import { type HomeOptions, homeFromWire } from './home-from-wire.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { peopleFromWire } from './people-from-wire.ts';
import { projectFromWire } from './project-from-wire.ts';
import { anyOf, type Translated } from './wire-texts.ts';
import { numberIn } from './wire-values.ts';
import {
  fetchBuildings,
  type FetchedList,
  fetchTranslated,
  idsIn,
  type WireItems,
} from './wire-snapshot.ts';

/** Milliseconds after which everything is fetched, whatever the CRM says has changed. */
const WHOLE_AFTER = 6 * 3600_000;
/** Milliseconds that a change may be older than the CRM says: its clock is not ours. */
const OVERLAP = 10 * 60_000;
/** Prospective, cancelled and inactive: not shown to visitors. */
const WITHHELD = [0, 3, 5];
/** Every status that there is; the CRM gives only what is asked for. */
const STATUSES = [1, 2, 4, 6];
const SLICE = 200;

/** What was fetched last. */
interface Snapshot {
  /** When, in milliseconds since 1970. */
  whole: number;
  latest: number;
  homes: FetchedList;
  projects: { list: FetchedList; buildings: Map<number, Translated[]> };
  team: Manager[];
  version: string;
}

/**
 * The catalogue of a CRM behind HTTP. `version()` fetches what has changed; the other calls answer
 * from what was fetched last, so that all of them speak of one state.
 */
export class HttpCatalogue implements CataloguePort {
  readonly source: string;
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #now: () => number;
  #snapshot: Snapshot | undefined;
  #running: Promise<Snapshot> | undefined;

  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = calls;
    this.#config = config;
    this.#now = now;
    this.source = `http ${config.url} ${config.customer} ${config.siteId ?? ''}`;
  }

  async version(signal?: AbortSignal): Promise<string> {
    return (await this.#refreshed(signal)).version;
  }

  async properties(signal?: AbortSignal) {
    const { homes, team } = await this.#latest(signal);
    const options = this.#options(team);
    return checked<Property>(homes.items, homes.faults, propertySchema, (home) =>
      homeFromWire(home, options),
    );
  }

  async projects(signal?: AbortSignal) {
    const { projects, team } = await this.#latest(signal);
    const options = this.#options(team);
    const { list, buildings } = projects;
    return checked<Project>(list.items, list.faults, projectSchema, (project, id) =>
      projectFromWire(project, buildings.get(id) ?? [], options),
    );
  }

  async team(signal?: AbortSignal): Promise<Manager[]> {
    return structuredClone((await this.#latest(signal)).team);
  }

  #options(team: readonly Manager[]): HomeOptions {
    return {
      options: this.#config.options,
      team: new Map(team.map((person) => [person.id, person])),
    };
  }

  async #latest(signal: AbortSignal | undefined): Promise<Snapshot> {
    return this.#snapshot ?? this.#refreshed(signal);
  }

  /** Several callers share one refresh. */
  #refreshed(signal: AbortSignal | undefined): Promise<Snapshot> {
    this.#running ??= this.#refresh(signal).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #refresh(signal: AbortSignal | undefined): Promise<Snapshot> {
    const before = this.#snapshot;
    const now = this.#now();
    const isWhole = !before || before.homes.missing.length > 0 || now - before.whole >= WHOLE_AFTER;
    const homes = isWhole
      ? await this.#list('GetPropertyList', { Status: STATUSES }, signal)
      : await this.#changedHomes(before, signal);
    const list = await this.#list('GetProjectList', { StatusList: STATUSES }, signal);
    const buildings = new Map<number, Translated[]>();
    for (const id of list.items.keys()) {
      buildings.set(id, await fetchBuildings(this.#calls, id, signal));
    }
    const people = await this.#list('GetUserList', {}, signal);
    const team = peopleFromWire([...people.items.values()]);
    const version = await hashOf([homes.items, list.items, buildings, people.items]);
    const latest = { homes, projects: { list, buildings }, team, version };
    this.#snapshot = { ...latest, latest: now, whole: isWhole ? now : before.whole };
    return this.#snapshot;
  }

  /** The homes with those that changed since, without those that are gone. */
  async #changedHomes(before: Snapshot, signal: AbortSignal | undefined): Promise<FetchedList> {
    const since = { ChangeSince: `/Date(${before.latest - OVERLAP})/` };
    // In any status: what is cancelled now has changed.
    const changed = await this.#list('GetPropertyList', since, signal);
    const deleted = await this.#calls.list('GetDeletedPropertyIDs', this.#scoped(since), {
      signal,
    });
    if (changed.items.size === 0 && deleted.length === 0) return before.homes;
    const items: WireItems = new Map([...before.homes.items, ...changed.items]);
    for (const id of idsIn(deleted)) items.delete(id);
    return { items, faults: before.homes.faults, missing: changed.missing };
  }

  #list(endpoint: string, parameters: Record<string, unknown>, signal: AbortSignal | undefined) {
    return fetchTranslated(this.#calls, { endpoint, parameters: this.#scoped(parameters), signal });
  }

  #scoped(parameters: Record<string, unknown>): Record<string, unknown> {
    const { siteId, officeId } = this.#config;
    return {
      ...parameters,
      ...(siteId !== undefined && { SiteID: siteId }),
      ...(officeId !== undefined && { OfficeID: officeId }),
    };
  }
}

/** The items that keep the schema, and why the others were left out. */
async function checked<Item>(
  items: WireItems,
  faults: readonly string[],
  schema: z.ZodType<Item>,
  translate: (item: Translated, id: number) => unknown,
): Promise<{ items: Item[]; dropped: DroppedItem[] }> {
  const kept: Item[] = [];
  const dropped: DroppedItem[] = faults.map((fault) => {
    const [item = '', ...reason] = fault.split(': ');
    return { item, reason: reason.join(': ') };
  });
  let index = 0;
  for (const [id, item] of items) {
    if (++index % SLICE === 0) await setImmediate();
    if (WITHHELD.includes(numberIn(anyOf(item)['Status']) ?? -1)) continue;
    const result = checkValue(translate(item, id), schema);
    if (result.ok) kept.push(result.value);
    else dropped.push({ item: String(id), reason: reasonText(result.problems) });
  }
  return { items: kept, dropped };
}

async function hashOf(parts: readonly ReadonlyMap<number, unknown>[]): Promise<string> {
  const hash = createHash('sha256');
  let index = 0;
  for (const part of parts) {
    for (const [id, item] of part) {
      if (++index % SLICE === 0) await setImmediate();
      hash.update(`${id} ${JSON.stringify(item)}\n`);
    }
    hash.update('\n');
  }
  return hash.digest('base64url').slice(0, 22);
}
