import { readFile } from 'node:fs/promises';
import { parseJson } from '../../files/json-file.ts';
import { homeFiles, readTeam } from '../demo/catalogue.ts';
import { readOwnerFiles } from '../demo/owners.ts';
import { readProjects } from '../demo/project.ts';
import type { AgencyContent, EmulatedOwner } from './emulated-agency.ts';
import { isPasswordOf } from '../demo/password-hash.ts';
import { historyOf, ownerOf } from '../demo/owner.ts';
import type { EmulatedItem } from './to-wire-home.ts';

/**
 * An agency's files as the content of an emulated CRM: homes in any status, also with mistakes.
 */
export async function agencyInFiles(dir: string): Promise<AgencyContent> {
  const people = await readTeam(dir);
  const { items: projects } = await readProjects(dir, people);
  return {
    homes: await itemsIn(await homeFiles(dir)),
    projects: projects.map((project) => ({ ...project, managerId: project.manager?.id })),
    people,
    owners: await ownersIn(dir),
  };
}

async function itemsIn(files: readonly string[]): Promise<EmulatedItem[]> {
  const items: EmulatedItem[] = [];
  for (const file of files) {
    const parsed = parseJson(await readFile(file, 'utf8'));
    if (parsed.ok) items.push(parsed.value as EmulatedItem);
  }
  return items;
}

async function ownersIn(dir: string): Promise<EmulatedOwner[]> {
  const { items, types } = await readOwnerFiles(dir);
  return items.map((file) => ({
    owner: ownerOf(file),
    isPassword: (password) => isPasswordOf(file.passwordHash, password),
    histories: types
      ? file.homes.map((home) => {
          const { details, detailsText } = home.allPropertyTypesStatisticsGraph;
          const { allPropertyTypesStatisticsGraph: _graph, ...history } = historyOf(home, types);
          return {
            ...history,
            graphDetails: detailsText ?? (details ? JSON.stringify(details) : ''),
          };
        })
      : [],
  }));
}
