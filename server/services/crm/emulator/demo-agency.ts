import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../../platform/files/json-file.ts';
import { demoCatalogue } from '../demo/catalogue.ts';
import { listJson } from '../demo/list-json.ts';
import { readOwnerFiles } from '../demo/owners.ts';
import { type DateShift, dateShift } from '../../../platform/files/date-shift.ts';
import { shiftDates } from '../../../platform/files/shift-dates.ts';
import { DEMO_TABLES } from './demo-tables.ts';
import type { AgencyContent } from './emulated-agency.ts';
import type { EmulatedOwner } from './emulated-owners.ts';
import { isPasswordOf } from '../demo/password-hash.ts';
import { historyOf, ownerOf } from '../demo/owner.ts';
import type { EmulatedItem } from './to-wire-home.ts';

/**
 * An agency's files as the content of an emulated CRM: homes in any status, also with mistakes.
 * @param now milliseconds since 1970; without it dates that are relative to today are as written.
 */
export async function agencyInFiles(
  dir: string,
  now: () => number = () => 0,
): Promise<AgencyContent> {
  const catalogue = demoCatalogue(dir, now);
  const { items: projects } = await catalogue.projects();
  const shift = dateShift(dir, now);
  return {
    homes: await itemsIn(path.join(dir, 'homes'), shift),
    projects: projects.map((project) => ({ ...project, managerId: project.manager?.id })),
    people: await catalogue.team(),
    owners: await ownersIn(dir, shift),
    tables: DEMO_TABLES,
  };
}

async function itemsIn(folder: string, shift: DateShift): Promise<EmulatedItem[]> {
  const items: EmulatedItem[] = [];
  const days = await shift();
  const { files } = await listJson(folder, false);
  for (const file of files) {
    const parsed = parseJson(await readFile(file, 'utf8'));
    if (!parsed.ok) continue;
    const dated = days === undefined ? parsed.value : shiftDates(parsed.value, days);
    items.push(dated as EmulatedItem);
  }
  return items;
}

async function ownersIn(dir: string, shift: DateShift): Promise<EmulatedOwner[]> {
  const { items, types } = await readOwnerFiles(dir, shift);
  return items.map((file) => ({
    owner: ownerOf(file),
    isPassword: (password) => isPasswordOf(file.passwordHash, password),
    histories: types
      ? file.homes.map((home) => {
          const { details, detailsText } = home.allPropertyTypesStatisticsGraph;
          const { allPropertyTypesStatisticsGraph: _graph, ...history } = historyOf(home, types);
          return { ...history, graph: detailsText ?? details ?? '' };
        })
      : [],
  }));
}
