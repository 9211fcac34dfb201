import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkJson, checkValue, readIfThere } from '../files/json-file.ts';
import { copyText, readCopyText } from './copy-text.ts';
import { inSlices } from '../concurrency/in-slices.ts';
import { type ValidatedAnswer, screen } from './validate-answer.ts';
import type { CatalogueData } from './snapshot.ts';

/** Raised when the shape of the file changes: an older file is then not read. */
const FORMAT = 5;
const NAME = 'catalogue.json';
const UNFINISHED = /^catalogue\.json\..*new$/;
/** Milliseconds after which an unfinished file has nobody writing it any more. */
const ABANDONED = 60 * 60_000;

const copySchema = z.strictObject({
  format: z.literal(FORMAT),
  /** Which CRM these homes are from. */
  source: z.string(),
  /** Milliseconds since 1970, when the CRM last gave these homes. */
  savedAt: z.number(),
  /** Items of the CRM's answer that could not be shown. */
  broken: z.int().nonnegative(),
  homes: z.array(z.unknown()),
  projects: z.array(z.unknown()),
  team: z.array(z.unknown()),
});
type CopyHead = Omit<z.infer<typeof copySchema>, 'format' | 'homes' | 'projects' | 'team'>;

/** What lies on disk; `dropped` tells of homes that this release cannot show any more. */
export type DiskCopy = CopyHead & ValidatedAnswer;

/**
 * Replaces the copy on disk. A reader sees the old file or the new one, never a part: the new one is
 * flushed before it takes the name. Two servers may share the folder; the last one to write wins.
 * @throws when the disk does not take it; the old copy is then as it was.
 */
export async function writeDiskCopy(dataDir: string, copy: CopyHead & CatalogueData) {
  const { homes, projects, ...head } = copy;
  await mkdir(dataDir, { recursive: true });
  const unfinished = path.join(dataDir, `${NAME}.${randomUUID()}.new`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      // The disk takes one piece while others have their turn.
      await file.writeFile(copyText({ head: { format: FORMAT, ...head }, projects, homes }));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(dataDir, NAME));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeAbandoned(dataDir);
}

/** What a server left that was killed while it wrote. Ages are told by the disk's own clock. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const { mtimeMs: latest } = await stat(path.join(dataDir, NAME));
  for (const name of await readdir(dataDir)) {
    if (!UNFINISHED.test(name)) continue;
    const file = path.join(dataDir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: latest }));
    if (latest - mtimeMs > ABANDONED) await rm(file, { force: true });
  }
}

/**
 * The copy on disk; undefined when there is none. Homes that break the schema of this release are
 * left out of it, as they are left out of a CRM's answer.
 * @throws when the file cannot be read, is not a copy of this format, is of another source, or holds
 * homes of which none can be shown.
 */
export async function readDiskCopy(dataDir: string, source: string): Promise<DiskCopy | undefined> {
  const bytes = await readIfThere(path.join(dataDir, NAME));
  if (bytes === undefined) return undefined;
  const copy = await inSlices(readCopyText(bytes));
  // Of a release that wrote it as one line, or damaged: then the text is read anew for the place.
  const checked = copy ? checkValue(copy, copySchema) : checkJson(String(bytes), copySchema);
  if (!checked.ok) {
    const { path: at, reason } = checked.problems[0]!;
    throw new Error(`${NAME} is not a catalogue of format ${FORMAT}: ${at}: ${reason}`);
  }
  const { homes, projects, team: people, format: _format, ...head } = checked.value;
  if (head.source !== source) throw new Error(`${NAME} is of another agency or CRM`);
  const kept = await inSlices(screen({ homes, projects, people, dropped: [] }));
  if (homes.length > 0 && kept.homes.length === 0) {
    throw new Error(`${NAME} holds no home that can be shown: ${kept.dropped[0]?.reason}`);
  }
  return { ...head, ...kept };
}
