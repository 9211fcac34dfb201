import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Project, projectSchema } from '../../../../views/domain/project/project.ts';
import { inParallel } from '../../../platform/concurrency/in-parallel.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { displayFields } from './fields-read.ts';
import { CachedItems } from './cached-items.ts';
import { projectFromWire } from './project-from-wire.ts';
import { withScope, sortedBy } from './with-scope.ts';
import { SHOWN_STATUSES } from './wire/statuses.ts';
import type { Endpoint, WireParameters } from './wire/endpoints.ts';
import { fetchTranslated, mergeOutcomes, type ListOutcome } from './wire-snapshot.ts';
import type { Translated } from './wire/wire-texts.ts';
import { hasPlace, type Place, placedAt } from './project-place.ts';
import { idIn, recordsIn } from '../wire-values.ts';

/** Milliseconds after which buildings are fetched again though their project has not changed. */
const BUILDINGS_AFTER = 30 * 60_000;
/** Number of projects whose buildings are fetched at once. */
const WIDTH = 4;

/** A project as last received from the CRM. */
interface FetchedProject {
  project: Translated;
  buildings: readonly Translated[];
  /** When its buildings were fetched, in milliseconds since 1970. */
  fetchedAt: number;
}

/** The projects as last received from the CRM. */
export interface FetchedProjects extends ListOutcome {
  cached: CachedItems<Project>;
  fetched: ReadonlyMap<number, FetchedProject>;
  /** Whether they differ from those before. */
  isChanged: boolean;
}

interface FetchOptions {
  before: FetchedProjects | undefined;
  /** Projects of the disk copy, by id. */
  copied?: ReadonlyMap<number, Project> | undefined;
  /** Homes that have changed since. */
  homes: ReadonlySet<number>;
  /** Where the homes of projects are, by the project's id. */
  places: ReadonlyMap<number, Place>;
  now: number;
  signal: AbortSignal | undefined;
}

/** The projects of a CRM behind HTTP, with their buildings. */
export class ProjectSource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  /** The list, and the buildings of those projects that may have changed. */
  async fetch(asked: FetchOptions): Promise<FetchedProjects> {
    const { before, homes, now, signal } = asked;
    const { options } = this.#config;
    const { publishedProjects: published } = options;
    const parameters = {
      StatusList: SHOWN_STATUSES,
      ...(published !== '' && { [published]: true }),
      ...sortedBy(options.projectOrder),
      ...displayFields('project', options),
    };
    const list = options.hasProjects
      ? await this.#list('GetProjectList', parameters, signal)
      : { items: new Map<number, Translated>(), faults: [], failed: [], refused: [] };
    const outcomes: ListOutcome[] = [list];
    const fetched = new Map<number, FetchedProject>();
    await inParallel([...list.items], WIDTH, async ([id, project]) => {
      const known = before?.fetched.get(id);
      if (known && now - known.fetchedAt < BUILDINGS_AFTER) {
        const isSame = isDeepStrictEqual(known.project, project);
        if (isSame && !hasUnitAmong(known, homes)) return void fetched.set(id, known);
      }
      const request = { ProjectID: id, IsOnlyPublishedProperties: true };
      const buildings = await this.#list('GetBuildingList', request, signal);
      outcomes.push(buildings);
      fetched.set(id, { project, buildings: [...buildings.items.values()], fetchedAt: now });
    });
    return {
      ...(await this.#cached(fetched, asked)),
      ...mergeOutcomes(outcomes),
      fetched,
    };
  }

  async #cached(
    fetched: ReadonlyMap<number, FetchedProject>,
    { before, copied, places }: FetchOptions,
  ) {
    const { options } = this.#config;
    const cached = new CachedItems(projectSchema, options, { before: before?.cached, copied });
    let isChanged = false;
    for (const id of cached.ids) {
      if (!fetched.has(id)) isChanged = cached.forget(id) || isChanged;
    }
    for (const [id, { project, buildings }] of fetched) {
      const isNew = before?.fetched.get(id) !== fetched.get(id);
      if (isNew || !hasPlace(project)) {
        const translated = placedAt(projectFromWire(project, buildings, options), places.get(id));
        isChanged = cached.put(id, project, translated) || isChanged;
        await setImmediate();
      }
    }
    return { cached, isChanged };
  }

  #list<E extends Endpoint>(endpoint: E, own: WireParameters<E>, signal: AbortSignal | undefined) {
    const { options } = this.#config;
    const parameters = withScope(this.#config, endpoint, own);
    return fetchTranslated(this.#calls, { endpoint, parameters, options, signal });
  }
}

/** Whether one of the homes is a unit of the project. */
function hasUnitAmong({ buildings }: FetchedProject, homes: ReadonlySet<number>): boolean {
  return buildings.some((building) =>
    Object.values(building).some((record) =>
      recordsIn(record['Units']).some((unit) => homes.has(idIn(unit['PropertyID']) ?? 0)),
    ),
  );
}
