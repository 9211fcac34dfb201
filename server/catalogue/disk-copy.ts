import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { managerSchema, propertySchema } from '../../views/domain/property.ts';
import { checkJson, readTextIfThere } from '../site/json-file.ts';
import type { CatalogueData } from './snapshot.ts';

/** Raised when the shape of the file changes: an older file is then not read. */
const FORMAT = 1;

const copySchema = z.strictObject({
  format: z.literal(FORMAT),
  /** Milliseconds since 1970, when the CRM last gave these homes. */
  savedAt: z.number(),
  homes: z.array(propertySchema),
  team: z.array(managerSchema),
});

interface DiskCopy extends CatalogueData {
  savedAt: number;
}

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'catalogue.json');
}

/**
 * Replaces the copy on disk. A reader sees the old file or the new one, never a part: the new one is
 * flushed before it takes the name.
 */
export async function writeDiskCopy(dataDir: string, copy: DiskCopy): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const { savedAt, homes, team } = copy;
  const unfinished = `${fileOf(dataDir)}.new`;
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(JSON.stringify({ format: FORMAT, savedAt, homes, team }));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, fileOf(dataDir));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The copy on disk; undefined when there is none.
 * @throws when the file cannot be read, or is not a copy of this format.
 */
export async function readDiskCopy(dataDir: string): Promise<DiskCopy | undefined> {
  const text = await readTextIfThere(fileOf(dataDir));
  if (text === undefined) return undefined;
  const checked = checkJson(text, copySchema);
  if (checked.ok) return checked.value;
  const { path: at, reason } = checked.problems[0]!;
  throw new Error(`catalogue.json is not a catalogue of format ${FORMAT}: ${at}: ${reason}`);
}
