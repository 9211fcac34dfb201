import { z } from 'zod';
import {
  buildingSchema,
  floorSchema,
  unitSchema,
  type Composition,
} from '../../../views/domain/project/composition.ts';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import type { Manager } from '../../../views/domain/property/property.ts';
import type { DataProblem } from '../../files/schema-problems.ts';
import { jsonFilesIfThere, parseItem, type ReadItem, readItems } from './item-folder.ts';
import { reasonText } from '../../files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';

const demoUnitSchema = unitSchema
  .omit({ typeCode: true, typeDescription: true })
  .extend({ type: z.string().min(1) });
const demoFloorSchema = floorSchema.extend({ units: z.array(demoUnitSchema).min(1) });
const demoBuildingSchema = buildingSchema.extend({ floors: z.array(demoFloorSchema).min(1) });

const unitTypeSchema = unitSchema.pick({ typeCode: true, typeDescription: true });

/**
 * A project as written in a file: the manager is given by id, and a unit refers to its type in
 * `unitTypes`.
 */
const demoProjectSchema = projectSchema.omit({ manager: true, composition: true }).extend({
  managerId: z.int().positive().optional(),
  unitTypes: z.record(z.string().min(1), unitTypeSchema),
  composition: z.array(demoBuildingSchema),
});
type DemoProject = z.infer<typeof demoProjectSchema>;

/** The projects' files, `projects/*.json`; optional. */
export function projectFiles(dir: string): Promise<string[]> {
  return jsonFilesIfThere(dir, 'projects');
}

/** Every project that the site may show, one per file. */
export async function readProjects(
  dir: string,
  people: readonly Manager[],
): Promise<{ items: Project[]; dropped: DroppedItem[] }> {
  const team = new Map(people.map((person) => [person.id, person]));
  return readItems(await projectFiles(dir), (text) => readProject(text, team));
}

function readProject(text: string, team: ReadonlyMap<number, Manager>): ReadItem<Project> {
  return parseItem(text, demoProjectSchema, (project) => {
    const problems = [...projectFaults(project, team)];
    if (problems.length > 0) return { reason: reasonText(problems) };
    return { item: inDomainWords(project, team) };
  });
}

/** Faults that the schema does not find: unknown references, duplicate ids, floors out of order. */
function* projectFaults(
  { managerId, unitTypes, composition }: DemoProject,
  team: ReadonlyMap<number, Manager>,
): Generator<DataProblem> {
  if (managerId !== undefined && !team.has(managerId)) {
    yield { path: 'managerId', reason: `nobody in team.json has id ${managerId}` };
  }
  const ids = new Set<number>();
  for (const [b, { floors }] of composition.entries()) {
    for (const [f, { floor, units }] of floors.entries()) {
      const at = `composition[${b}].floors[${f}]`;
      const below = floors[f - 1];
      if (below && below.floor >= floor) {
        yield { path: `${at}.floor`, reason: `${floor} stands above ${below.floor}` };
      }
      for (const [u, { id, type }] of units.entries()) {
        if (ids.has(id)) yield { path: `${at}.units[${u}].id`, reason: `${id} stands twice` };
        ids.add(id);
        if (Object.hasOwn(unitTypes, type)) continue;
        yield { path: `${at}.units[${u}].type`, reason: `unitTypes has no "${type}"` };
      }
    }
  }
}

function inDomainWords(
  { managerId, unitTypes, composition, ...project }: DemoProject,
  team: ReadonlyMap<number, Manager>,
): Project {
  const manager = managerId === undefined ? undefined : team.get(managerId);
  const described: Composition = composition.map(({ buildingName, floors }) => ({
    buildingName,
    floors: floors.map(({ units, ...floor }) => ({
      ...floor,
      units: units.map(({ type, ...unit }) => ({ ...unit, ...unitTypes[type]! })),
    })),
  }));
  return { ...project, ...(manager && { manager }), composition: described };
}
