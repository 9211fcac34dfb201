import { readFile } from 'node:fs/promises';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import { checkValue, parseJson } from '../../files/json-file.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { homeFiles, readTeam } from './catalogue.ts';
import { demoOwnerHomeSchema, withManager } from './home.ts';
import { reasonText } from '../../files/schema-problems.ts';

/**
 * The homes with these ids, in their order, whatever their status; a home whose file is missing or
 * has a mistake is left out and reported.
 */
export async function readOwnerHomes(
  dir: string,
  ids: readonly number[],
): Promise<{ items: OwnerHome[]; dropped: DroppedItem[] }> {
  const people = new Map((await readTeam(dir)).map((person) => [person.id, person]));
  const written = await writtenHomes(dir, new Set(ids));
  const items: OwnerHome[] = [];
  const dropped: DroppedItem[] = [];
  for (const id of ids) {
    const item = `home ${id}`;
    if (!written.has(id)) {
      dropped.push({ item, reason: 'an owner has it, but no file of homes/' });
      continue;
    }
    const checked = checkValue(written.get(id), demoOwnerHomeSchema);
    const home = checked.ok
      ? withManager(checked.value, people)
      : { reason: reasonText(checked.problems) };
    if ('reason' in home) dropped.push({ item, reason: home.reason });
    else items.push(home.item);
  }
  return { items, dropped };
}

/** The content of the first file of each home; files that are no JSON are the catalogue's matter. */
async function writtenHomes(dir: string, ids: ReadonlySet<number>): Promise<Map<number, unknown>> {
  const written = new Map<number, unknown>();
  for (const file of await homeFiles(dir)) {
    const parsed = parseJson(await readFile(file, 'utf8'));
    const id = parsed.ok ? (parsed.value as { id?: unknown } | null)?.id : undefined;
    if (parsed.ok && typeof id === 'number' && ids.has(id) && !written.has(id)) {
      written.set(id, parsed.value);
    }
  }
  return written;
}
