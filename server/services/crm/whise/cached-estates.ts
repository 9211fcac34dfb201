import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { type Project, projectSchema } from '../../../../views/domain/project/project.ts';
import { type Property, propertySchema } from '../../../../views/domain/property/property.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { idIn, type WireRecord } from '../wire-values.ts';
import { estateState } from './estate-state.ts';
import { estateTree } from './estate-tree.ts';
import { homeFromEstate } from './home-from-estate.ts';
import { projectFromEstates, type ShownEstate } from './project-from-estates.ts';
import type { Reading } from './shared-from-estate.ts';

/** Estates between pauses, so that a large list does not block the event loop. */
const SLICE = 20;

/** Estates as Whise gave them, each id once. */
export class CachedEstates {
  readonly #estates: ReadonlyMap<number, WireRecord>;
  /** Number of records, with those that have the id of another or none. */
  readonly count: number;
  readonly #faults: readonly DroppedItem[];

  constructor(estates: ReadonlyMap<number, WireRecord>, faults: readonly DroppedItem[]) {
    this.#estates = estates;
    this.#faults = faults;
    this.count = estates.size + faults.length;
  }

  /** Those of a whole list. */
  static of(records: readonly WireRecord[]): CachedEstates {
    const estates = new Map<number, WireRecord>();
    const faults: DroppedItem[] = [];
    for (const record of records) {
      const id = idIn(record['id']);
      if (id === undefined) faults.push({ item: 'an estate', reason: 'id: it has none' });
      else if (estates.has(id)) {
        faults.push({ item: String(id), reason: `id: another has ${id} already` });
      } else estates.set(id, record);
    }
    return new CachedEstates(estates, faults);
  }

  values(): Iterable<WireRecord> {
    return this.#estates.values();
  }

  /** The same with changed and new ones. */
  with(changed: readonly WireRecord[]): CachedEstates {
    const estates = new Map(this.#estates);
    for (const record of changed) {
      const id = idIn(record['id']);
      if (id !== undefined) estates.set(id, record);
    }
    return new CachedEstates(estates, this.#faults);
  }

  /** The homes and projects in types of the domain, and what is left out, with reasons. */
  async read(reading: Reading): Promise<ReadEstates> {
    const shown: ShownEstate[] = [];
    const dropped = [...this.#faults];
    for (const [id, estate] of this.#estates) {
      const standing = estateState(estate, reading.options);
      if ('deal' in standing) shown.push({ estate, standing });
      else if (!standing.withheld) dropped.push({ item: String(id), reason: standing.reason });
    }
    const tree = estateTree(shown);
    return {
      homes: await checked(tree.homes, propertySchema, ({ estate, standing }) =>
        homeFromEstate(estate, standing, reading),
      ),
      projects: await checked(tree.projects, projectSchema, (project) =>
        projectFromEstates(project, reading),
      ),
      dropped,
    };
  }
}

interface Checked<Item> {
  items: readonly Item[];
  dropped: readonly DroppedItem[];
}

export interface ReadEstates {
  homes: Checked<Property>;
  projects: Checked<Project>;
  /** Estates of which it is not known what they are. */
  dropped: readonly DroppedItem[];
}

async function checked<Given extends ShownEstate, Item>(
  given: readonly Given[],
  schema: z.ZodType<Item>,
  make: (one: Given) => WireRecord,
): Promise<Checked<Item>> {
  const items: Item[] = [];
  const dropped: DroppedItem[] = [];
  for (const [index, one] of given.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    const result = checkValue(make(one), schema);
    if (result.ok) items.push(result.value);
    else dropped.push({ item: String(one.estate['id']), reason: reasonText(result.problems) });
  }
  return { items, dropped };
}
