import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import { inParallel } from '../../concurrency/in-parallel.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { displayFields } from './fields-read.ts';
import { HeldItems } from './held-items.ts';
import { SHOWN } from './home-source.ts';
import { projectFromWire } from './project-from-wire.ts';
import { scoped } from './scoped.ts';
import { fetchTranslated, joined, type ListOutcome } from './wire-snapshot.ts';
import type { Translated } from './wire-texts.ts';
import { idIn, recordsIn } from './wire-values.ts';

/** Milliseconds after which buildings are fetched again though their project has not changed. */
const BUILDINGS_AFTER = 30 * 60_000;
/** Projects whose buildings are fetched at once. */
const WIDTH = 4;

/** A project as the CRM gave it last. */
interface GivenProject {
  project: Translated;
  buildings: readonly Translated[];
  /** When its buildings were fetched, in milliseconds since 1970. */
  fetchedAt: number;
}

/** The projects as the CRM gave them last. */
export interface GivenProjects extends ListOutcome {
  held: HeldItems<Project>;
  given: ReadonlyMap<number, GivenProject>;
  /** Whether they differ from those before. */
  isChanged: boolean;
}

interface Asked {
  before: GivenProjects | undefined;
  /** Homes that have changed since. */
  homes: ReadonlySet<number>;
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
  async fetch({ before, homes, now, signal }: Asked): Promise<GivenProjects> {
    const { options } = this.#config;
    const parameters = { StatusList: SHOWN, ...displayFields('project', options) };
    const list = options.hasProjects
      ? await this.#list('GetProjectList', parameters, signal)
      : { items: new Map<number, Translated>(), faults: [], failed: [], refused: [] };
    const outcomes: ListOutcome[] = [list];
    const given = new Map<number, GivenProject>();
    await inParallel([...list.items], WIDTH, async ([id, project]) => {
      const known = before?.given.get(id);
      if (known && now - known.fetchedAt < BUILDINGS_AFTER) {
        const isSame = isDeepStrictEqual(known.project, project);
        if (isSame && !hasUnitAmong(known, homes)) return void given.set(id, known);
      }
      const buildings = await this.#list('GetBuildingList', { ProjectID: id }, signal);
      outcomes.push(buildings);
      given.set(id, { project, buildings: [...buildings.items.values()], fetchedAt: now });
    });
    return { ...(await this.#held(given, before)), ...joined(outcomes), given };
  }

  async #held(given: ReadonlyMap<number, GivenProject>, before: GivenProjects | undefined) {
    const { options } = this.#config;
    const held = new HeldItems(projectSchema, options, before?.held);
    let isChanged = false;
    for (const id of held.ids) {
      if (!given.has(id)) isChanged = held.forget(id) || isChanged;
    }
    for (const [id, { project, buildings }] of given) {
      const isNew = before?.given.get(id) !== given.get(id);
      if (isNew) {
        const translated = projectFromWire(project, buildings, options);
        isChanged = held.take(id, project, translated) || isChanged;
        await setImmediate();
      }
    }
    return { held, isChanged };
  }

  #list(endpoint: string, asked: object, signal: AbortSignal | undefined) {
    const { options } = this.#config;
    const parameters = scoped(this.#config, asked);
    return fetchTranslated(this.#calls, { endpoint, parameters, options, signal });
  }
}

/** Whether one of the homes is a unit of the project. */
function hasUnitAmong({ buildings }: GivenProject, homes: ReadonlySet<number>): boolean {
  return buildings.some((building) =>
    Object.values(building).some((record) =>
      recordsIn(record['Units']).some((unit) => homes.has(idIn(unit['PropertyID']) ?? 0)),
    ),
  );
}
