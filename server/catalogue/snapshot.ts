import { createHash, type Hash } from 'node:crypto';
import { unitsOf } from '../../views/domain/project/composition.ts';
import type { Project } from '../../views/domain/project/project.ts';
import type { Manager, Property } from '../../views/domain/property/property.ts';
import { deepFreeze } from './deep-freeze.ts';
import { atOnce, forEachInSteps, type Steps } from '../concurrency/in-slices.ts';

/** Homes of a step; a long description takes its time to be read. */
const STEP = 200;
/** Projects of a step: each has some dozens of units. */
const PROJECTS = 20;

/** What a CRM said at one moment. */
export interface CatalogueData {
  homes: readonly Property[];
  projects: readonly Project[];
  team: readonly Manager[];
}

/** Everything the site answers from, at one version. Frozen: a page reads one snapshot to its end. */
export interface Snapshot extends CatalogueData {
  /** Hash of the content: the same homes, projects, people and sold labels give the same version. */
  version: string;
  /** Labels that make a home sold, as they were. */
  ignoredLabels: readonly number[];
  byId: ReadonlyMap<number, Property>;
  projectById: ReadonlyMap<number, Project>;
  /** By the id of a home that is a unit of it. */
  projectByHome: ReadonlyMap<number, Project>;
}

/** Builds a snapshot; the order in which the CRM gave its homes does not matter. */
export function buildSnapshot(data: CatalogueData, ignoredLabels: readonly number[]): Snapshot {
  return atOnce(snapshotSteps(data, ignoredLabels));
}

/** The same step by step: nothing waits for it, however many homes there are. */
export function* snapshotSteps(
  data: CatalogueData,
  ignoredLabels: readonly number[],
): Steps<Snapshot> {
  const team = deepFreeze([...data.team]);
  const hash = createHash('sha256').update(JSON.stringify([team, ignoredLabels]));
  const { homes, byId } = yield* freezeHomes(data.homes, hash);
  const projects = yield* freezeProjects(data.projects, hash);
  return {
    homes,
    projects,
    team,
    version: hash.digest('hex').slice(0, 16),
    ignoredLabels: [...ignoredLabels],
    byId,
    projectById: new Map(projects.map((project) => [project.id, project])),
    projectByHome: yield* projectsByHome(projects),
  };
}

/** Most recent first, as lists of homes stand (spec section 9); ids tell apart what began as one. */
function latestFirst(a: Project, b: Project): number {
  return b.startCommercialisation.localeCompare(a.startCommercialisation) || b.id - a.id;
}

/** The projects as they are listed, frozen and hashed. */
function* freezeProjects(given: readonly Project[], hash: Hash): Steps<readonly Project[]> {
  const projects = given.toSorted(latestFirst);
  yield* forEachInSteps(projects.length, PROJECTS, (index) => {
    hash.update(JSON.stringify(deepFreeze(projects[index]!))).update('\n');
  });
  return Object.freeze(projects);
}

/** Which project each home with a page of its own is a unit of; of two the one listed first. */
function* projectsByHome(projects: readonly Project[]): Steps<ReadonlyMap<number, Project>> {
  const byHome = new Map<number, Project>();
  yield* forEachInSteps(projects.length, PROJECTS, (index) => {
    const project = projects[index]!;
    for (const { propertyId } of unitsOf(project.composition)) {
      if (propertyId !== undefined && !byHome.has(propertyId)) byHome.set(propertyId, project);
    }
  });
  return byHome;
}

/** The homes by id, each once, frozen and hashed. */
function* freezeHomes(
  given: readonly Property[],
  hash: Hash,
): Steps<{ homes: readonly Property[]; byId: Map<number, Property> }> {
  const byId = new Map<number, Property>();
  yield* forEachInSteps(given.length, STEP * 20, (index) => {
    byId.set(given[index]!.id, given[index]!);
  });
  const ids = Float64Array.from(byId.keys()).sort();
  yield;
  const homes: Property[] = [];
  yield* forEachInSteps(ids.length, STEP, (index) => {
    const home = deepFreeze(byId.get(ids[index]!)!);
    homes.push(home);
    // Parsed homes carry their keys in the schema's order, so equal content gives equal text.
    hash.update(JSON.stringify(home)).update('\n');
  });
  return { homes: Object.freeze(homes), byId };
}
