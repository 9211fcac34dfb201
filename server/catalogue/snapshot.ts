import { createHash, type Hash } from 'node:crypto';
import type { Manager, Property } from '../../views/domain/property.ts';
import { deepFreeze } from './deep-freeze.ts';
import { atOnce, forEachInSteps, type Steps } from './index/in-slices.ts';

/** Homes of a step; a long description takes its time to be read. */
const STEP = 200;

/** What a CRM said at one moment. */
export interface CatalogueData {
  homes: readonly Property[];
  team: readonly Manager[];
}

/** Everything the site answers from, at one version. Frozen: a page reads one snapshot to its end. */
export interface Snapshot extends CatalogueData {
  /** Hash of the content: the same homes, people and sold labels give the same version. */
  version: string;
  /** Labels that make a home sold, as they were. */
  ignoredLabels: readonly number[];
  byId: ReadonlyMap<number, Property>;
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
  const byId = yield* keyed(data.homes);
  const ids = Float64Array.from(byId.keys()).sort();
  yield;
  const hash = createHash('sha256').update(JSON.stringify([data.team, ignoredLabels]));
  const homes: Property[] = [];
  yield* forEachInSteps(ids.length, STEP, (index) => {
    const home = deepFreeze(byId.get(ids[index]!)!);
    homes.push(home);
    hashHome(hash, home);
  });
  const version = hash.digest('hex').slice(0, 16);
  const team = deepFreeze([...data.team]);
  return { homes: Object.freeze(homes), team, version, ignoredLabels: [...ignoredLabels], byId };
}

function* keyed(homes: readonly Property[]): Steps<Map<number, Property>> {
  const byId = new Map<number, Property>();
  yield* forEachInSteps(homes.length, STEP * 20, (index) => {
    const home = homes[index]!;
    byId.set(home.id, home);
  });
  return byId;
}

/** Parsed homes carry their keys in the schema's order, so equal content gives equal text. */
function hashHome(hash: Hash, home: Property): void {
  hash.update(JSON.stringify(home)).update('\n');
}
