import type { z } from 'zod';
import { type Project, projectSchema } from '../../views/domain/project.ts';
import {
  type Manager,
  managerSchema,
  type Property,
  propertySchema,
} from '../../views/domain/property.ts';
import type { DroppedItem } from '../crm/port.ts';
import { checkValue } from '../site/json-file.ts';
import { forEachInSteps, type Steps } from './index/in-slices.ts';
import type { CatalogueData } from './snapshot.ts';

/** Items of a step: the schema of a home takes ten microseconds and more. */
const STEP = 200;
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
export interface Screened extends CatalogueData {
  dropped: readonly DroppedItem[];
}

/**
 * The catalogue's own door: whatever an adapter or a file lets through, what breaks its schema, or
 * comes with an id that another has, is left out and told of. The schema also puts the fields in its
 * order, so that equal content is equal text.
 * @throws TypeError when one of them is no list at all: that is no answer.
 */
export function* screen(raw: Raw): Steps<Screened> {
  const homes = yield* passing<Property>('home', raw.homes, propertySchema);
  const projects = yield* passing<Project>('project', raw.projects, projectSchema, PROJECTS);
  const team = yield* passing<Manager>('person', raw.people, managerSchema);
  const dropped = [...raw.dropped, ...homes.dropped, ...projects.dropped, ...team.dropped];
  return { homes: homes.passed, projects: projects.passed, team: team.passed, dropped };
}

function* passing<T extends { id: number }>(
  what: string,
  values: readonly unknown[],
  schema: z.ZodType<T>,
  step = STEP,
): Steps<{ passed: T[]; dropped: DroppedItem[] }> {
  const given: unknown = values;
  if (!Array.isArray(given)) throw new TypeError(`no list where each should be a ${what}`);
  const passed = new Map<number, T>();
  const dropped: DroppedItem[] = [];
  yield* forEachInSteps(values.length, step, (index) => {
    const value = values[index];
    const checked = checkValue(value, schema);
    const item = `${what} ${idOf(value) ?? `at ${index}`}`;
    if (!checked.ok) {
      const reasons = checked.problems.map(({ path, reason }) => `${path}: ${reason}`);
      dropped.push({ item, reason: reasons.join('; ') });
      return;
    }
    const first = passed.get(checked.value.id);
    if (first === undefined) passed.set(checked.value.id, checked.value);
    // The same thing twice is what overlapping pages of a CRM give; it harms nobody.
    else if (JSON.stringify(first) !== JSON.stringify(checked.value)) {
      dropped.push({ item, reason: 'id: another has it already' });
    }
  });
  return { passed: [...passed.values()], dropped };
}

function idOf(value: unknown): number | undefined {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' ? id : undefined;
}
