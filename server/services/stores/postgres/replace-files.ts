import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_FILE } from '../../catalogue/files/catalogue-file.ts';
import { handedInFolder } from '../../handed-in/handed-in-files.ts';
import { LEAD_COPIES_FOLDER } from '../../leads/sqlite/sqlite-lead-copies.ts';
import { COPIED_FILES } from './copied-tables.ts';

/** With what SQLite writes beside them. */
const FILES = [
  ...COPIED_FILES.flatMap(({ name }) => [name, `${name}-wal`, `${name}-shm`]),
  CATALOGUE_FILE,
  path.basename(handedInFolder('')),
  // Beside other leads they would count as those of a store that was lost.
  LEAD_COPIES_FOLDER,
];

/**
 * Puts the stores of a folder in the place of those of a data folder, which are set aside.
 * @param now milliseconds since 1970; names the folder of what is set aside.
 * @returns that folder; undefined if nothing was there.
 */
export function replaceFiles(dataDir: string, made: string, now: number): string | undefined {
  const replaced = path.join(dataDir, `replaced-${new Date(now).toISOString().slice(0, 19)}`);
  mkdirSync(replaced, { mode: 0o700 });
  for (const name of FILES) move(dataDir, replaced, name);
  for (const name of FILES) move(made, dataDir, name);
  if (readdirSync(replaced).length > 0) return replaced;
  rmSync(replaced, { recursive: true });
  return undefined;
}

function move(from: string, to: string, name: string): void {
  if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name));
}
