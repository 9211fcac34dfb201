import { z } from 'zod';
import {
  buildingSchema,
  floorSchema,
  unitSchema,
  type Composition,
} from '../../../../views/domain/project/composition.ts';
import { type Project, projectSchema } from '../../../../views/domain/project/project.ts';
import type { Picture } from '../../../../views/domain/property/picture.ts';
import type { DataProblem } from '../../../platform/files/schema-problems.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { missingFiles, type NamedFiles, pictureFault, withSizes } from './named-files.ts';
import type { ReadItem } from './read-item.ts';
import { managerFault, type Surroundings } from './surroundings.ts';

const demoUnitSchema = unitSchema
  .omit({ typeCode: true, typeDescription: true })
  .extend({ type: z.string().min(1) });
const demoFloorSchema = floorSchema.extend({ units: z.array(demoUnitSchema).min(1) });
const demoBuildingSchema = buildingSchema.extend({ floors: z.array(demoFloorSchema).min(1) });

const unitTypeSchema = unitSchema.pick({ typeCode: true, typeDescription: true, plans: true });

/**
 * A project as written in a file: the manager is given by id, and a unit refers to its type in
 * `unitTypes`, whose plans it has unless it has its own.
 */
export const demoProjectSchema = projectSchema.omit({ manager: true, composition: true }).extend({
  managerId: z.int().positive().optional(),
  unitTypes: z.record(z.string().min(1), unitTypeSchema),
  composition: z.array(demoBuildingSchema),
});
export type DemoProject = z.infer<typeof demoProjectSchema>;

/** The project of a file. */
export function translateProject(project: DemoProject, around: Surroundings): ReadItem<Project> {
  const problems = [...projectFaults(project)];
  if (problems.length > 0) return { reason: reasonText(problems) };
  const { managerId, ...rest } = inDomainWords(project);
  const faults = [
    ...managerFault(managerId, around),
    ...missingFiles(project, around.names),
    ...missingPlans(project, around.names),
  ];
  const manager = managerId === undefined ? undefined : around.team.get(managerId);
  const documents = withSizes(project.documents, around.names);
  return { item: { ...rest, ...(manager && { manager }), documents }, faults };
}

/** Faults that the schema does not find: unknown types, duplicate ids, floors out of order. */
function* projectFaults({ unitTypes, composition }: DemoProject): Generator<DataProblem> {
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

/** Plans of units and of their types that are not in the folder, and where it says so. */
function missingPlans({ unitTypes, composition }: DemoProject, names: NamedFiles): string[] {
  const faultsOf = (at: string, { plans = [] }: { plans?: readonly Picture[] | undefined }) =>
    plans.flatMap(({ source }, p) => pictureFault(`${at}.plans[${p}].source`, source, names));
  return [
    ...Object.entries(unitTypes).flatMap(([type, of]) => faultsOf(`unitTypes.${type}`, of)),
    ...composition.flatMap(({ floors }, b) =>
      floors.flatMap(({ units }, f) =>
        units.flatMap((unit, u) => faultsOf(`composition[${b}].floors[${f}].units[${u}]`, unit)),
      ),
    ),
  ];
}

function inDomainWords({ unitTypes, composition, ...project }: DemoProject) {
  const described: Composition = composition.map(({ buildingName, floors }) => ({
    buildingName,
    floors: floors.map(({ units, ...floor }) => ({
      ...floor,
      units: units.map(({ type, ...unit }) => ({ ...unitTypes[type]!, ...unit })),
    })),
  }));
  return { ...project, composition: described };
}
