import { createHash, type Hash } from 'node:crypto';
import { unitsOf } from '../../../views/domain/project/composition.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Manager, Property } from '../../../views/domain/property/property.ts';
import type { ItemsById } from '../crm/catalogue-port.ts';
import { contentHash } from './content-hash.ts';
import { deepFreeze } from './deep-freeze.ts';
import { runSync, forEachInSteps, type Steps } from '../../platform/concurrency/in-slices.ts';

/** Homes per step; a long description takes long to hash. */
const STEP = 100;
/** Projects per step: each has some dozens of units. */
const PROJECTS = 20;

/** A CRM's data at one time. */
export interface CatalogueData {
  homes: readonly Property[];
  projects: readonly Project[];
  team: readonly Manager[];
}

/** Data whose version may be known: they are then not hashed again. */
export interface GivenData extends CatalogueData {
  /** The version of a snapshot of exactly these data, and the labels that it was made with. */
  hashed?: Pick<Snapshot, 'version' | 'ignoredLabels'> | undefined;
}

/**
 * The data that pages are made from, at one version. Frozen: a page is rendered from a single
 * snapshot.
 */
export interface Snapshot extends CatalogueData, ItemsById {
  /** Hash of the content: the same homes, projects, team and sold labels give the same version. */
  version: string;
  /** Labels that make a home sold, as configured when the snapshot was built. */
  ignoredLabels: readonly number[];
  /** By the id of a home that is a unit of the project. */
  projectByHome: ReadonlyMap<number, Project>;
}

/** Builds a snapshot; it does not depend on the order of the homes. */
export function buildSnapshot(data: CatalogueData, ignoredLabels: readonly number[]): Snapshot {
  return runSync(snapshotSteps(data, ignoredLabels));
}

/**
 * The same in steps, so that the event loop is not blocked.
 * @param held the snapshot before: homes and projects that are equal stay the same objects, so that
 * both snapshots together take little more memory than one.
 */
export function* snapshotSteps(
  data: GivenData,
  ignoredLabels: readonly number[],
  held?: ItemsById,
): Steps<Snapshot> {
  const team = deepFreeze([...data.team]);
  const known = knownVersion(data, ignoredLabels);
  const head = JSON.stringify([team, ignoredLabels]);
  const hash = known === undefined ? createHash('sha256').update(head) : undefined;
  const { homes, byId } = yield* freezeHomes(data.homes, hash, held?.byId);
  const projects = yield* freezeProjects(data.projects, hash, held?.projectById);
  return {
    homes,
    projects,
    team,
    version: hash ? hash.digest('hex').slice(0, 16) : known!,
    ignoredLabels: [...ignoredLabels],
    byId,
    projectById: new Map(projects.map((project) => [project.id, project])),
    projectByHome: yield* projectsByHome(projects),
  };
}

function knownVersion({ hashed }: GivenData, labels: readonly number[]): string | undefined {
  return hashed?.ignoredLabels.join() === labels.join() ? hashed.version : undefined;
}

/** Most recent first, as homes are listed (spec section 9); then by id. */
function latestFirst(a: Project, b: Project): number {
  const [before, after] = [a, b].map(({ startCommercialisation: date = '' }) => date);
  return (after ?? '').localeCompare(before ?? '') || b.id - a.id;
}

/** The projects in the order of the list, frozen, and hashed if there is a `hash`. */
function* freezeProjects(
  given: readonly Project[],
  hash: Hash | undefined,
  held: ReadonlyMap<number, Project> | undefined,
): Steps<readonly Project[]> {
  const projects = given.toSorted(latestFirst);
  yield* forEachInSteps(projects.length, PROJECTS, (index) => {
    projects[index] = heldOr(projects[index]!, held);
    hash?.update(contentHash(projects[index]));
  });
  return Object.freeze(projects);
}

/** The item frozen, or the same as it is held if that is equal. */
function heldOr<Item extends { id: number }>(
  item: Item,
  held: ReadonlyMap<number, Item> | undefined,
): Item {
  const before = held?.get(item.id);
  const isEqual = before !== undefined && contentHash(before) === contentHash(deepFreeze(item));
  return isEqual ? before : deepFreeze(item);
}

/**
 * The project of each home that is a unit with a page of its own; of two projects the first in the
 * list.
 */
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

/** The homes by id, without duplicates, frozen, and hashed if there is a `hash`. */
function* freezeHomes(
  given: readonly Property[],
  hash: Hash | undefined,
  held: ReadonlyMap<number, Property> | undefined,
): Steps<{ homes: readonly Property[]; byId: Map<number, Property> }> {
  const byId = new Map<number, Property>();
  yield* forEachInSteps(given.length, STEP * 10, (index) => {
    byId.set(given[index]!.id, given[index]!);
  });
  const ids = Float64Array.from(byId.keys()).sort();
  yield;
  const homes: Property[] = [];
  yield* forEachInSteps(ids.length, STEP, (index) => {
    const home = heldOr(byId.get(ids[index]!)!, held);
    byId.set(home.id, home);
    homes.push(home);
    hash?.update(contentHash(home));
  });
  return { homes: Object.freeze(homes), byId };
}
