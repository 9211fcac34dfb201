import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  type Manager,
  managerSchema,
  type Property,
} from '../../../views/domain/property/property.ts';
import { checkJson } from '../../files/json-file.ts';
import { demoHomeSchema, withManager } from './home.ts';
import { projectFiles, readProjects } from './project.ts';
import { filesVersion } from './files-version.ts';
import { jsonFiles, parseItem, type ReadItem, readItems } from './item-folder.ts';
import { reasonText } from '../../files/schema-problems.ts';
import type { CataloguePort } from '../catalogue-port.ts';

const teamSchema = z.array(managerSchema);

/**
 * The catalogue of an agency whose homes are files in its folder: `homes/*.json` and
 * `projects/*.json`, one per file, and `team.json`. Files are read anew at each call, so an edit
 * shows at the next refresh.
 */
export function demoCatalogue(dir: string): CataloguePort {
  return {
    source: `demo ${path.resolve(dir)}`,
    version: async () =>
      filesVersion([teamFile(dir), ...(await homeFiles(dir)), ...(await projectFiles(dir))]),
    properties: async () => readHomes(dir, await readTeam(dir)),
    projects: async () => readProjects(dir, await readTeam(dir)),
    team: () => readTeam(dir),
  };
}

function teamFile(dir: string): string {
  return path.join(dir, 'team.json');
}

/** @throws when team.json is missing or has a mistake. */
export async function readTeam(dir: string): Promise<Manager[]> {
  const checked = checkJson(await readFile(teamFile(dir), 'utf8'), teamSchema);
  if (!checked.ok) throw new Error(`team.json: ${reasonText(checked.problems)}`);
  const ids = checked.value.map(({ id }) => id);
  const doubled = ids.find((id, index) => ids.indexOf(id) < index);
  if (doubled !== undefined) throw new Error(`team.json: the id ${doubled} stands twice`);
  return checked.value;
}

async function readHomes(dir: string, people: readonly Manager[]) {
  const team = new Map(people.map((person) => [person.id, person]));
  return readItems(await homeFiles(dir), (text) => readHome(text, team));
}

export function homeFiles(dir: string): Promise<string[]> {
  return jsonFiles(dir, 'homes');
}

function readHome(text: string, team: ReadonlyMap<number, Manager>): ReadItem<Property> {
  return parseItem(text, demoHomeSchema, (home) => withManager(home, team));
}
