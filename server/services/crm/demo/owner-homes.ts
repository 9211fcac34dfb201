import { readFile } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { OwnerHome } from '../../../../views/domain/owner/owner-home.ts';
import type { DateShift } from '../../../platform/files/date-shift.ts';
import { checkValue, parseJson } from '../../../platform/files/json-file.ts';
import { shiftDates } from '../../../platform/files/shift-dates.ts';
import { withoutEmpty } from '../../../platform/files/without-empty.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { demoOwnerHomeSchema, withManager } from './home.ts';
import { listJson } from './list-json.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { readTeam } from './team.ts';

/** Homes as their owners see them, read from the files at each call. */
export class OwnerHomes {
  readonly #dir: string;
  readonly #shift: DateShift;
  /** The last good version of each home, by its id. */
  readonly #good = new Map<number, OwnerHome>();

  constructor(dir: string, shift: DateShift) {
    this.#dir = dir;
    this.#shift = shift;
  }

  /**
   * The homes with these ids, in their order, whatever their status; of a home whose file has a
   * mistake the last good version. One without any is left out; either is reported.
   */
  async read(ids: readonly number[]): Promise<{ items: OwnerHome[]; dropped: DroppedItem[] }> {
    const team = new Map((await readTeam(this.#dir)).people.map((person) => [person.id, person]));
    const { written, isComplete } = await this.#written(new Set(ids));
    const items: OwnerHome[] = [];
    const dropped: DroppedItem[] = [];
    for (const id of ids) {
      const checked = written.has(id)
        ? checkValue(written.get(id), demoOwnerHomeSchema)
        : undefined;
      if (checked?.ok) {
        const home = withManager(checked.value, team);
        this.#good.set(id, home);
        items.push(home);
        continue;
      }
      // A file with invalid JSON may be that of this home.
      if (!checked && isComplete) this.#good.delete(id);
      const reason = checked ? reasonText(checked.problems) : NO_FILE;
      const good = this.#good.get(id);
      if (good) items.push(structuredClone(good));
      dropped.push({ item: `home ${id}`, reason, ...(good && { shown: 'last good version' }) });
    }
    return { items, dropped };
  }

  /** The content of the first file of each home, and whether all files are JSON. */
  async #written(ids: ReadonlySet<number>) {
    const written = new Map<number, unknown>();
    let isComplete = true;
    const days = await this.#shift();
    const { files } = await listJson(path.join(this.#dir, 'homes'), false);
    for (const file of files) {
      const parsed = parseJson(await readFile(file, 'utf8').catch(() => ''));
      isComplete &&= parsed.ok;
      const id = parsed.ok ? (parsed.value as { id?: unknown } | null)?.id : undefined;
      if (!parsed.ok || typeof id !== 'number' || !ids.has(id) || written.has(id)) continue;
      const dated = days === undefined ? parsed.value : shiftDates(parsed.value, days);
      written.set(id, withoutEmpty(dated, demoOwnerHomeSchema));
    }
    return { written, isComplete };
  }
}

const NO_FILE = 'an owner has it, but no file of homes/';
