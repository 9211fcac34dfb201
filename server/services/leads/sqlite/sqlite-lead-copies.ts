import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DamagedError, openUndamaged } from '../../../platform/sqlite/open-database.ts';
import type { ErasedCopies, LeadCopies, LeadEraser } from '../model/lead-store.ts';
import {
  backupDatabase,
  backupsIn,
  eraseFromCopy,
  mayContainExcludedForm,
} from './backup-database.ts';
import { isOfPreviousDatabase } from './copied-database.ts';
import { SqliteLeadStore } from './sqlite-lead-store.ts';
import { LEADS_DATABASE, LEADS_FILE } from './tables.ts';

const FOLDER = 'backup';

type Erase = (copy: LeadEraser) => Promise<string[]>;

/** Hourly copies of the file of leads, in a folder beside it. */
export class SqliteLeadCopies implements LeadCopies {
  readonly #dataDir: string;
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = path.join(dataDir, FOLDER);
  }

  async backUp(now: number, without: string): Promise<boolean> {
    return backupDatabase(path.join(this.#dataDir, LEADS_FILE), this.#folder, { now, without });
  }

  /** One copy a turn: requests are answered in between. */
  async ofLeadsBefore(): Promise<string[]> {
    const found: string[] = [];
    for (const copy of backupsIn(this.#folder)) {
      // Another server may have removed it.
      if (existsSync(copy) && isOfPreviousDatabase(copy, path.join(this.#dataDir, LEADS_FILE))) {
        found.push(path.relative(this.#dataDir, copy));
      }
      await setImmediate();
    }
    return found;
  }

  async damaged(): Promise<string[]> {
    return damagedFiles(this.#dataDir).filter((name) => !/-(?:wal|shm)$/.test(name));
  }

  /** One copy a turn: requests are answered in between. */
  async eraseForm(form: string): Promise<void> {
    let failure: { error: unknown } | undefined;
    for (const copy of backupsIn(this.#folder)) {
      try {
        // Another server may have removed it.
        if (!existsSync(copy) || !mayContainExcludedForm(copy)) continue;
        eraseFromCopy(copy, form);
      } catch (error) {
        failure = { error };
      }
      await setImmediate();
    }
    if (failure) throw failure.error;
  }

  async erase(erase: Erase): Promise<ErasedCopies> {
    const erased: ErasedCopies = { ids: [], copies: 0, damaged: damagedFiles(this.#dataDir) };
    for (const file of backupsIn(this.#folder)) {
      const ids = await eraseInCopy(file, erase);
      if (!ids) erased.damaged.push(path.relative(this.#dataDir, file));
      else if (ids.length > 0) erased.copies += 1;
      erased.ids.push(...(ids ?? []));
    }
    return erased;
  }
}

/** The path of the newest copy in a data folder. */
export function newestCopy(dataDir: string): string | undefined {
  return backupsIn(path.join(dataDir, FOLDER))[0];
}

/** Names of the damaged files of leads that were set aside in a data folder. */
export function damagedFiles(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith(`${LEADS_FILE}.damaged-`));
}

/** Undefined if the copy is damaged. */
async function eraseInCopy(file: string, erase: Erase): Promise<string[] | undefined> {
  try {
    const copy = new SqliteLeadStore(openUndamaged(file, LEADS_DATABASE));
    try {
      return await erase(copy);
    } finally {
      await copy.close();
    }
  } catch (error) {
    if (error instanceof DamagedError) return undefined;
    throw error;
  }
}
