import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DamagedError, openUndamaged } from '../../../platform/sqlite/open-database.ts';
import type {
  DamagedFile,
  ErasedCopies,
  LeadCopies,
  LeadEraser,
  MissingLeads,
  Recovered,
} from '../model/lead-store.ts';
import {
  backupDatabase,
  backupsIn,
  copiesIn,
  eraseFromCopy,
  mayContainExcludedForm,
} from './backup-database.ts';
import { isOfPreviousDatabase } from './copied-database.ts';
import { damagedFiles } from './damage-report.ts';
import { missingLeads } from './missing-leads.ts';
import { salvage } from './salvage.ts';
import { SqliteLeadStore } from './sqlite-lead-store.ts';
import { LEADS_DATABASE, LEADS_FILE } from './tables.ts';

export const LEAD_COPIES_FOLDER = 'backup';

type Erase = (copy: LeadEraser) => Promise<string[]>;

/** Hourly copies of the file of leads, in a folder beside it. */
export class SqliteLeadCopies implements LeadCopies {
  readonly #dataDir: string;
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = path.join(dataDir, LEAD_COPIES_FOLDER);
  }

  async backUp(now: number, without: string): Promise<boolean> {
    return backupDatabase(path.join(this.#dataDir, LEADS_FILE), this.#folder, { now, without });
  }

  /** One copy a turn: requests are answered in between. */
  async ofLeadsBefore(): Promise<string[]> {
    const found: string[] = [];
    for (const copy of copiesIn(this.#folder)) {
      // Another server may have removed it.
      if (existsSync(copy) && isOfPreviousDatabase(copy, path.join(this.#dataDir, LEADS_FILE))) {
        found.push(path.relative(this.#dataDir, copy));
      }
      await setImmediate();
    }
    return found;
  }

  async damaged(): Promise<DamagedFile[]> {
    return damagedFiles(this.#dataDir);
  }

  /** One copy a turn: requests are answered in between. */
  async missing(): Promise<MissingLeads | undefined> {
    const file = path.join(this.#dataDir, LEADS_FILE);
    let most: MissingLeads | undefined;
    for (const copy of copiesIn(this.#folder)) {
      // Another server may have removed it.
      if (existsSync(copy) && !isOfPreviousDatabase(copy, file)) {
        const leads = missingLeads(copy, file);
        const name = path.relative(this.#dataDir, copy);
        if (leads > (most?.leads ?? 0)) most = { copy: name, leads };
      }
      await setImmediate();
    }
    return most;
  }

  async recover(name: string | undefined, now: number): Promise<Recovered> {
    const named = name === undefined ? copiesIn(this.#folder) : [path.resolve(this.#dataDir, name)];
    const files = named.filter((file) => existsSync(file) || existsSync(`${file}-wal`));
    const db = openUndamaged(path.join(this.#dataDir, LEADS_FILE), LEADS_DATABASE);
    try {
      const { leads, lost } = salvage(files, db, now);
      return { files: files.length, leads, lost: lost.count };
    } finally {
      db.close();
    }
  }

  /** One copy a turn: requests are answered in between. */
  async eraseForm(form: string): Promise<void> {
    let failure: { error: unknown } | undefined;
    for (const copy of copiesIn(this.#folder)) {
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
    const erased: ErasedCopies = {
      ids: [],
      copies: 0,
      damaged: damagedFiles(this.#dataDir).map(({ name }) => name),
    };
    for (const file of copiesIn(this.#folder)) {
      const ids = await eraseInCopy(file, erase);
      if (!ids) erased.damaged.push(path.relative(this.#dataDir, file));
      else if (ids.length > 0) erased.copies += 1;
      erased.ids.push(...(ids ?? []));
    }
    return erased;
  }
}

/** The path of the newest copy in a data folder. @param now milliseconds since 1970. */
export function newestCopy(dataDir: string, now: number): string | undefined {
  return backupsIn(path.join(dataDir, LEAD_COPIES_FOLDER), now)[0];
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
