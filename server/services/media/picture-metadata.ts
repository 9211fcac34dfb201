import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { checkJson } from '../../platform/files/json-file.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import { DRAWING_SCALE } from './sizing/encode.ts';
import { recipeFor } from './sizing/recipe.ts';

/** Raised when the shape of the file changes; files of another format are not read. */
const FORMAT = 1;
const NAME = 'known.json';
/** Remote pictures that are written at a time. */
const STEP = 2000;
/** Hash of the recipes: URLs depend on them, so metadata of other recipes is not used. */
const RECIPES = createHash('sha256')
  .update(JSON.stringify([recipeFor('a.jpg'), recipeFor('a.svg'), DRAWING_SCALE]))
  .digest('hex');

const size = { width: z.int().positive(), height: z.int().positive() };
const localSchema = z.strictObject({
  base: z.string().min(1),
  ...size,
  /** From the file system: a file with both unchanged is not read again. */
  bytes: z.int().nonnegative(),
  mtimeMs: z.number(),
});
/** The size of a remote picture; null for a URL without a picture. */
const remoteSchema = z.strictObject(size).nullable();

const schema = z.strictObject({
  format: z.literal(FORMAT),
  recipes: z.literal(RECIPES),
  folder: z.string(),
  local: z.array(z.tuple([z.string(), localSchema])),
  remote: z.array(z.tuple([z.string(), remoteSchema])),
});

export type LocalMetadata = z.infer<typeof localSchema>;
export type RemoteMetadata = z.infer<typeof remoteSchema>;

/** Metadata of pictures, saved so that a restart need not read each again. */
export interface PictureMetadata {
  /** By the name in the pictures folder. */
  local: ReadonlyMap<string, LocalMetadata>;
  /** By the base of the picture's URLs. */
  remote: ReadonlyMap<string, RemoteMetadata>;
}

/** The metadata of the previous run for this folder; empty when the file cannot be used. */
export async function readPictureMetadata(dir: string, folder: string): Promise<PictureMetadata> {
  const text = await readFile(path.join(dir, NAME), 'utf8').catch(() => '');
  const checked = checkJson(text, schema);
  if (!checked.ok || checked.value.folder !== folder)
    return { local: new Map(), remote: new Map() };
  return { local: new Map(checked.value.local), remote: new Map(checked.value.remote) };
}

/**
 * Replaces the file; a reader sees the old one or the new one.
 * @throws when writing fails.
 */
export async function writePictureMetadata(
  dir: string,
  folder: string,
  { local, remote }: PictureMetadata,
): Promise<void> {
  const unfinished = unfinishedName(path.join(dir, NAME));
  await makeFolder(dir);
  try {
    await writeFile(unfinished, metadataText(folder, { local, remote }));
    await rename(unfinished, path.join(dir, NAME));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The document in pieces: each is written before the next is made. */
function* metadataText(folder: string, { local, remote }: PictureMetadata): Generator<string> {
  const head = { format: FORMAT, recipes: RECIPES, folder, local: [...local] };
  yield `${JSON.stringify(head).slice(0, -1)},"remote":[`;
  const entries = [...remote];
  for (let from = 0; from < entries.length; from += STEP) {
    const part = entries.slice(from, from + STEP).map((entry) => JSON.stringify(entry));
    yield `${from === 0 ? '' : ','}${part.join(',')}`;
  }
  yield ']}';
}
