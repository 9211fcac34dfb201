import { stat } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { z } from 'zod';
import type { Manager, Property } from '../../../../views/domain/property/property.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import { dateShift } from '../../../platform/files/date-shift.ts';
import { shiftDates } from '../../../platform/files/shift-dates.ts';
import type { CataloguePort, DroppedItem } from '../catalogue-port.ts';
import { agencyVersion } from './agency-version.ts';
import { type DemoHome, demoHomeSchema, withManager } from './home.ts';
import { ItemFolder } from './item-folder.ts';
import { missingFiles, namedFiles, pictureFault, withSizes } from './named-files.ts';
import { type DemoProject, demoProjectSchema, translateProject } from './project.ts';
import { type ItemReader, readWritten } from './read-item.ts';
import { managerFault, type Surroundings, surroundingsHash } from './surroundings.ts';
import { readTeam } from './team.ts';

/**
 * The catalogue of an agency whose homes are files in its folder: `homes/*.json` and
 * `projects/*.json`, one per file, and `team.json`. Files are read anew at each call, so an edit
 * shows at the next refresh; a file with a mistake keeps its last good version. Mistakes in
 * `team.json` are reported with the homes.
 * @param now milliseconds since 1970; without it dates that are relative to today are as written.
 */
export function demoCatalogue(dir: string, now: () => number = () => 0): CataloguePort {
  const homes = new ItemFolder<DemoHome, Property>(path.join(dir, 'homes'));
  const inProjects = path.join(dir, 'projects');
  const projects = new ItemFolder<DemoProject, Project>(inProjects, { isOptional: true });
  const readPeople = peopleIn(dir);
  const shift = dateShift(dir, now);
  const surroundings = async (people: readonly Manager[], isTeamWhole: boolean) => ({
    team: new Map(people.map((person) => [person.id, person])),
    isTeamWhole,
    names: await namedFiles(dir),
  });
  return {
    isOfFiles: true,
    source: `demo ${path.resolve(dir)}`,
    continuesFrom({ byId, projectById }) {
      homes.continuesFrom(byId);
      projects.continuesFrom(projectById);
    },
    version: async () => agencyVersion(dir, (await shift()) ?? 0),
    async properties() {
      const { people, dropped } = await readPeople();
      const around = await surroundings(people, dropped.length === 0);
      const read = await homes.read(homeReader(around, await shift()));
      const faults = people.flatMap(({ photo }, index) =>
        photo === undefined ? [] : pictureFault(`[${index}].photo`, photo, around.names),
      );
      const photos = { item: 'team.json', reason: faults.join('; '), shown: 'rest' } as const;
      const told = [...dropped, ...(faults.length > 0 ? [photos] : []), ...read.dropped];
      return { items: read.items, dropped: told };
    },
    async projects() {
      const { people, dropped } = await readPeople();
      const around = await surroundings(people, dropped.length === 0);
      return projects.read(projectReader(around, await shift()));
    },
    team: async () => (await readPeople()).people,
  };
}

/** Reads `team.json`; with a mistake, its last good version, or else its valid entries. */
function peopleIn(dir: string): () => Promise<{ people: Manager[]; dropped: DroppedItem[] }> {
  let good: readonly Manager[] | undefined;
  return async () => {
    await stat(dir);
    const { people, faults } = await readTeam(dir);
    if (faults.length === 0) {
      good = structuredClone(people);
      return { people, dropped: [] };
    }
    const told = { item: 'team.json', reason: faults.join('; ') };
    if (good === undefined) return { people, dropped: [{ ...told, shown: 'rest' }] };
    const dropped: DroppedItem[] = [{ ...told, shown: 'last good version' }];
    return { people: structuredClone([...good]), dropped };
  };
}

/** @param days by how many the files' dates are shifted. */
function homeReader(around: Surroundings, days?: number): ItemReader<DemoHome, Property> {
  return {
    ...readingBy(demoHomeSchema, days),
    translatesBy: surroundingsHash(around),
    translate: (home) => {
      const faults = [...managerFault(home.managerId, around), ...missingFiles(home, around.names)];
      const documents = withSizes(home.documents, around.names);
      return { item: { ...withManager(home, around.team), documents }, faults };
    },
  };
}

function projectReader(around: Surroundings, days?: number): ItemReader<DemoProject, Project> {
  return {
    ...readingBy(demoProjectSchema, days),
    translatesBy: surroundingsHash(around),
    translate: (project) => translateProject(project, around),
  };
}

function readingBy<Written>(schema: z.ZodType<Written>, days: number | undefined) {
  const prepare = (value: unknown) => (days === undefined ? value : shiftDates(value, days));
  return {
    readsBy: String(days),
    read: (text: string) => readWritten(text, { schema, prepare }),
  };
}
