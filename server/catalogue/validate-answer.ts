import type { z } from 'zod';
import { type Project, projectSchema } from '../../views/domain/project/project.ts';
import {
  type Manager,
  managerSchema,
  type Property,
  propertySchema,
} from '../../views/domain/property/property.ts';
import type { DroppedItem } from '../crm/catalogue-port.ts';
import { checkValue } from '../files/json-file.ts';
import { forEachInSteps, type Steps } from '../concurrency/in-slices.ts';
import type { CatalogueData } from './snapshot.ts';

/** Items of a step: a home takes ten microseconds and more, ten times that where its text is HTML. */
const STEP = 50;
/** A project has some dozens of units, each of which takes as long as a home. */
const PROJECTS = 10;

/** Homes, projects and people as they came, from a CRM or a file: nothing is known about them yet. */
export interface Raw {
  homes: readonly unknown[];
  projects: readonly unknown[];
  people: readonly unknown[];
  /** What was left out before. */
  dropped: readonly DroppedItem[];
}

/** What can be served, and what cannot. */
export interface ValidatedAnswer extends CatalogueData {
  dropped: readonly DroppedItem[];
}

/** What is made of each thing that comes in. */
export interface ItemSanitizer {
  home: (home: Property) => Property;
  project: (project: Project) => Project;
  person: (person: Manager) => Manager;
}

const asItIs = <T>(value: T): T => value;
const OPEN: ItemSanitizer = { home: asItIs, project: asItIs, person: asItIs };

/**
 * The catalogue's own door: whatever an adapter or a file lets through, what breaks its schema, or
 * comes with an id that another has, is left out and told of. The schema also puts the fields in its
 * order, so that equal content is equal text. What a CRM says goes through its `door` besides; a copy
 * of what went through it does not, because the schema knows nothing that could do harm.
 * @throws TypeError when one of them is no list at all: that is no answer.
 */
export function* screen(raw: Raw, door: ItemSanitizer = OPEN): Steps<ValidatedAnswer> {
  const homes = yield* passing('home', raw.homes, propertySchema, door.home);
  const projects = yield* passing('project', raw.projects, projectSchema, door.project, PROJECTS);
  const team = yield* passing('person', raw.people, managerSchema, door.person);
  const dropped = [...raw.dropped, ...homes.dropped, ...projects.dropped, ...team.dropped];
  return { homes: homes.passed, projects: projects.passed, team: team.passed, dropped };
}

function* passing<T extends { id: number }>(
  what: string,
  values: readonly unknown[],
  schema: z.ZodType<T>,
  door: (item: T) => T,
  step = STEP,
): Steps<{ passed: T[]; dropped: DroppedItem[] }> {
  const given: unknown = values;
  if (!Array.isArray(given)) throw new TypeError(`no list where each should be a ${what}`);
  const passed = new Map<number, T>();
  const dropped: DroppedItem[] = [];
  yield* forEachInSteps(values.length, step, (index) => {
    const raw = values[index];
    const checked = checkValue(raw, schema);
    const item = `${what} ${idOf(raw) ?? `at ${index}`}`;
    if (!checked.ok) {
      const reasons = checked.problems.map(({ path, reason }) => `${path}: ${reason}`);
      dropped.push({ item, reason: reasons.join('; ') });
      return;
    }
    const value = door(checked.value);
    const first = passed.get(value.id);
    if (first === undefined) passed.set(value.id, value);
    // The same thing twice is what overlapping pages of a CRM give; it harms nobody.
    else if (JSON.stringify(first) !== JSON.stringify(value)) {
      dropped.push({ item, reason: 'id: another has it already' });
    }
  });
  return { passed: [...passed.values()], dropped };
}

function idOf(value: unknown): number | undefined {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' ? id : undefined;
}
