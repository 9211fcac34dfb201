import { readFile } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import { type Manager, managerSchema } from '../../../../views/domain/property/property.ts';
import { checkValue, parseJson } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { withoutEmpty } from '../../../platform/files/without-empty.ts';
import { readFault } from './list-json.ts';

interface Team {
  people: Manager[];
  /** Every mistake; `people` is without those who are left out for one. */
  faults: string[];
}

/** The people of `team.json`; with a mistake in it, the valid ones. */
export async function readTeam(dir: string): Promise<Team> {
  let text: string;
  try {
    text = await readFile(teamFile(dir), 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { people: [], faults: [isMissing ? 'the file is missing' : readFault(error)] };
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return { people: [], faults: [reasonText(parsed.problems)] };
  if (!Array.isArray(parsed.value)) return { people: [], faults: ['is no list of people'] };
  const people: Manager[] = [];
  const faults: string[] = [];
  for (const [index, raw] of parsed.value.entries()) {
    const checked = checkValue(withoutEmpty(raw, managerSchema), managerSchema, [index]);
    if (!checked.ok) faults.push(reasonText(checked.problems));
    else if (people.some(({ id }) => id === checked.value.id)) {
      faults.push(`[${index}].id: ${checked.value.id} stands twice`);
    } else people.push(checked.value);
  }
  return { people, faults };
}

export function teamFile(dir: string): string {
  return path.join(dir, 'team.json');
}
