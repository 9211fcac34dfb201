import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { type Project, projectSchema } from '../../../../views/domain/project/project.ts';
import { type Property, propertySchema } from '../../../../views/domain/property/property.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { withSharedParts } from '../../../platform/shared-parts.ts';
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
/** The same where only what an estate is has to be read. */
const STATES_SLICE = 500;

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

  /**
   * The homes and projects in types of the domain, and what is left out, with reasons.
   * @param before what was read last: what has not changed since stays the same objects.
   */
  async read(reading: Reading, before?: ReadEstates): Promise<ReadEstates> {
    const shown: ShownEstate[] = [];
    const dropped = [...this.#faults];
    let count = 0;
    for (const [id, estate] of this.#estates) {
      count += 1;
      if (count % STATES_SLICE === 0) await setImmediate();
      const standing = estateState(estate, reading.options);
      if ('deal' in standing) shown.push({ estate, standing });
      else if (!standing.withheld) dropped.push({ item: String(id), reason: standing.reason });
    }
    const tree = estateTree(shown);
    return {
      homes: await checked(tree.homes, {
        schema: propertySchema,
        before: before?.homes.items,
        make: ({ estate, standing }) => homeFromEstate(estate, standing, reading),
      }),
      projects: await checked(tree.projects, {
        schema: projectSchema,
        before: before?.projects.items,
        make: (project) => projectFromEstates(project, reading),
      }),
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

interface Checking<Given, Item> {
  schema: z.ZodType<Item>;
  before: readonly Item[] | undefined;
  make: (one: Given) => WireRecord;
}

async function checked<Given extends ShownEstate, Item extends { id: number }>(
  given: readonly Given[],
  { schema, before = [], make }: Checking<Given, Item>,
): Promise<Checked<Item>> {
  const known = new Map(before.map((item) => [item.id, item]));
  const items: Item[] = [];
  const dropped: DroppedItem[] = [];
  for (const [index, one] of given.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    const result = checkValue(make(one), schema);
    if (result.ok) items.push(withSharedParts(result.value, known.get(result.value.id)));
    else dropped.push({ item: String(one.estate['id']), reason: reasonText(result.problems) });
  }
  return { items, dropped };
}
