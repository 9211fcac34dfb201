import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Manager, managerSchema, type Property } from '../../views/domain/property.ts';
import { checkJson, checkValue, parseJson } from '../site/json-file.ts';
import type { DataProblem } from '../site/schema-problems.ts';
import { demoHomeSchema, isWithheld, withManager } from './demo-home.ts';
import { filesVersion } from './files-version.ts';
import type { CrmPort, DroppedItem } from './port.ts';

const teamSchema = z.array(managerSchema);

/**
 * The CRM of an agency that keeps its homes as files: `homes/*.json`, one home a file, and
 * `team.json`, in its folder. Files are read anew at each call, so an edit shows at the next refresh.
 */
export function createDemoAdapter(dir: string): CrmPort {
  return {
    source: `demo ${path.resolve(dir)}`,
    version: async () => filesVersion([teamFile(dir), ...(await homeFiles(dir))]),
    properties: async () => readHomes(dir, await readTeam(dir)),
    team: () => readTeam(dir),
  };
}

function teamFile(dir: string): string {
  return path.join(dir, 'team.json');
}

async function readTeam(dir: string): Promise<Manager[]> {
  const checked = checkJson(await readFile(teamFile(dir), 'utf8'), teamSchema);
  if (!checked.ok) throw new Error(`team.json: ${reasonText(checked.problems)}`);
  const ids = checked.value.map(({ id }) => id);
  const doubled = ids.find((id, index) => ids.indexOf(id) < index);
  if (doubled !== undefined) throw new Error(`team.json: the id ${doubled} stands twice`);
  return checked.value;
}

async function readHomes(dir: string, people: readonly Manager[]) {
  const team = new Map(people.map((person) => [person.id, person]));
  const fileOfId = new Map<number, string>();
  const items: Property[] = [];
  const dropped: DroppedItem[] = [];
  for (const file of await homeFiles(dir)) {
    const item = `homes/${path.basename(file)}`;
    const read = readHome(await readFile(file, 'utf8'), team);
    if (read === 'withheld') continue;
    if ('reason' in read) {
      dropped.push({ item, reason: read.reason });
      continue;
    }
    const other = fileOfId.get(read.home.id);
    if (other !== undefined) {
      dropped.push({ item, reason: `id: ${read.home.id} is already the id of ${other}` });
      continue;
    }
    fileOfId.set(read.home.id, item);
    items.push(read.home);
  }
  return { items, dropped };
}

/** The homes' files, by name. */
async function homeFiles(dir: string): Promise<string[]> {
  const names = await readdir(path.join(dir, 'homes'));
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return files.map((name) => path.join(dir, 'homes', name));
}

type ReadHome = { home: Property } | { reason: string } | 'withheld';

function readHome(text: string, team: ReadonlyMap<number, Manager>): ReadHome {
  const parsed = parseJson(text);
  if (!parsed.ok) return { reason: reasonText(parsed.problems) };
  if (isWithheld(parsed.value)) return 'withheld';
  const checked = checkValue(parsed.value, demoHomeSchema);
  if (!checked.ok) return { reason: reasonText(checked.problems) };
  return withManager(checked.value, team);
}

function reasonText(problems: readonly DataProblem[]): string {
  return problems.map(({ path: at, reason }) => (at ? `${at}: ${reason}` : reason)).join('; ');
}
