import type { z } from 'zod';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import {
  type Manager,
  managerSchema,
  type Property,
  propertySchema,
} from '../../../views/domain/property/property.ts';
import type { DroppedItem, ItemsById } from '../crm/catalogue-port.ts';
import type { StreetAddress } from '../../../views/domain/place/address.ts';
import { withSafeTexts } from '../../platform/clean/safe-texts.ts';
import { checkValue } from '../../platform/files/json-file.ts';
import { forEachInSteps, type Steps } from '../../platform/concurrency/in-slices.ts';
import { type CheckedItem, CheckedItems } from './checked-items.ts';
import { HiddenAddresses, hiddenAddressOf, hiddenKey } from './hidden-addresses.ts';
import type { CatalogueData } from './snapshot.ts';

/** Items per step: a home with every field takes a quarter of a millisecond. */
const STEP = 20;
/** Projects per step: each of a project's dozens of units takes as long as a small home. */
const PROJECTS = 10;

/** Homes, projects and team as received from a CRM or a file, not validated. */
export interface Raw {
  homes: readonly unknown[];
  projects: readonly unknown[];
  people: readonly unknown[];
  /** Items that were left out before. */
  dropped: readonly DroppedItem[];
}

/** The valid items, and those left out. */
export interface ValidatedAnswer extends CatalogueData {
  dropped: readonly DroppedItem[];
  /** Streets that the items had before they were sanitized. */
  hidden: HiddenAddresses;
}

/** How each kind of item is sanitized before validation. */
export interface ItemSanitizer {
  home: (home: Property) => Property;
  project: (project: Project) => Project;
  person: (person: Manager) => Manager;
}

/** What valid items may share. */
interface Known {
  /**
   * The items of earlier answers: those that came as the same objects are not checked again, and
   * stay the same objects.
   */
  checked?: CheckedItems;
  /** The items that are served: what is equal to a part of theirs is that part. */
  held?: ItemsById | undefined;
}

const asItIs = <T>(value: T): T => value;
const UNCHANGED: ItemSanitizer = { home: asItIs, project: asItIs, person: asItIs };

/**
 * Validates everything against the schemas. Invalid items, and items with the id of another, are
 * left out and reported. The schema also orders the fields, so that equal content is equal text. A
 * CRM's answer is sanitized too; the disk copy is not, because only sanitized items are written to
 * it.
 * @throws TypeError when homes, projects or team is not an array: then it is not an answer.
 */
export function* validateAnswer(
  raw: Raw,
  sanitizer: ItemSanitizer = UNCHANGED,
  { checked = new CheckedItems(), held }: Known = {},
): Steps<ValidatedAnswer> {
  const { home, project, person } = sanitizer;
  const [homesHeld, projectsHeld] = [held?.byId, held?.projectById];
  const [Home, Unit, Person] = [
    { what: 'home', schema: propertySchema, sanitizer: home, checked, held: homesHeld },
    { what: 'project', schema: projectSchema, sanitizer: project, checked, held: projectsHeld },
    { what: 'person', schema: managerSchema, sanitizer: person, checked, held: undefined },
  ];
  const homes = yield* passing(raw.homes, Home);
  const projects = yield* passing(raw.projects, Unit, PROJECTS);
  const team = yield* passing(raw.people, Person);
  const dropped = [...raw.dropped, ...homes.dropped, ...projects.dropped, ...team.dropped];
  const hidden = new HiddenAddresses({ ...homes.hidden, ...projects.hidden });
  return { homes: homes.passed, projects: projects.passed, team: team.passed, dropped, hidden };
}

interface Checking<T> {
  what: string;
  schema: z.ZodType<T>;
  sanitizer: (item: T) => T;
  checked: CheckedItems;
  held: ReadonlyMap<number, T> | undefined;
}

function* passing<T extends { id: number }>(
  values: readonly unknown[],
  checking: Checking<T>,
  step = STEP,
): Steps<{ passed: T[]; dropped: DroppedItem[]; hidden: Record<string, StreetAddress> }> {
  const { what } = checking;
  const given: unknown = values;
  if (!Array.isArray(given)) throw new TypeError(`expected a list of ${what}s`);
  const passed = new Map<number, T>();
  const dropped: DroppedItem[] = [];
  const hidden: Record<string, StreetAddress> = {};
  yield* forEachInSteps(values.length, step, (index) => {
    const result = check(values[index], checking);
    const item = `${what} ${idOf(values[index]) ?? `at ${index}`}`;
    if ('reason' in result) {
      dropped.push({ item, reason: result.reason });
      return;
    }
    const { item: value, street } = result;
    const first = passed.get(value.id);
    if (first === undefined) {
      passed.set(value.id, value);
      if (street) hidden[hiddenKey(what, value.id)] = street;
    }
    // Identical duplicates are normal where pages of a CRM's answer overlap.
    else if (JSON.stringify(first) !== JSON.stringify(value)) {
      dropped.push({ item, reason: 'id: another has it already' });
    }
  });
  return { passed: [...passed.values()], dropped, hidden };
}

function check<T extends { id: number }>(
  given: unknown,
  { schema, sanitizer, checked, held }: Checking<T>,
): CheckedItem<T> | { reason: string } {
  const known = checked.get<T>(given, schema);
  if (known) return known;
  const result = checkValue(withSafeTexts(given), schema);
  if (!result.ok) {
    const reasons = result.problems.map(({ path, reason }) => `${path}: ${reason}`);
    return { reason: reasons.join('; ') };
  }
  const street = hiddenAddressOf(result.value);
  const item = sanitizer(result.value);
  return checked.add<T>(given, schema, { item, street }, held?.get(item.id));
}

function idOf(value: unknown): number | undefined {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' ? id : undefined;
}
