import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkJson } from '../files/json-file.ts';
import { DRAWING_SCALE } from './sizing/encode.ts';
import { recipeFor } from './sizing/recipe.ts';

/** Raised when the shape of the file changes: an older file is then not read. */
const FORMAT = 1;
const NAME = 'known.json';
/** URLs are made of the recipes: another release's must not be taken over. */
const RECIPES = createHash('sha256')
  .update(JSON.stringify([recipeFor('a.jpg'), recipeFor('a.svg'), DRAWING_SCALE]))
  .digest('hex');

const size = { width: z.int().positive(), height: z.int().positive() };
const localSchema = z.strictObject({
  base: z.string().min(1),
  ...size,
  /** As the file system tells them: a file with both unchanged is not read again. */
  bytes: z.int().nonnegative(),
  mtimeMs: z.number(),
});
/** The size of a remote picture; null for a URL that holds none. */
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

/** What was found out about pictures, so that a restart need not look at each again. */
export interface PictureMetadata {
  /** By the name in the pictures folder. */
  local: ReadonlyMap<string, LocalMetadata>;
  /** By what the picture's URLs have in common. */
  remote: ReadonlyMap<string, RemoteMetadata>;
}

/** What the last run knew of the pictures of this folder; nothing when the file is of no use. */
export async function readPictureMetadata(dir: string, folder: string): Promise<PictureMetadata> {
  const text = await readFile(path.join(dir, NAME), 'utf8').catch(() => '');
  const checked = checkJson(text, schema);
  if (!checked.ok || checked.value.folder !== folder)
    return { local: new Map(), remote: new Map() };
  return { local: new Map(checked.value.local), remote: new Map(checked.value.remote) };
}

/**
 * Replaces the file; a reader sees the old one or the new one.
 * @throws when the disk does not take it.
 */
export async function writePictureMetadata(
  dir: string,
  folder: string,
  { local, remote }: PictureMetadata,
): Promise<void> {
  const content = {
    format: FORMAT,
    recipes: RECIPES,
    folder,
    local: [...local],
    remote: [...remote],
  };
  const unfinished = path.join(dir, `${NAME}.${randomUUID()}.part`);
  await mkdir(dir, { recursive: true });
  try {
    await writeFile(unfinished, JSON.stringify(content));
    await rename(unfinished, path.join(dir, NAME));
  } finally {
    await rm(unfinished, { force: true });
  }
}
