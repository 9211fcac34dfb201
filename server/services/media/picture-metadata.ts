import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { forEachInSteps, inSlices, type Steps } from '../../platform/concurrency/in-slices.ts';
import { parseInSteps } from '../../platform/files/json-steps.ts';
import { unfinishedName } from '../../platform/files/unfinished-files.ts';
import { DRAWING_SCALE } from './sizing/encode.ts';
import { recipeFor } from './sizing/recipe.ts';

/** Raised when the shape of the file changes; files of another format are not read. */
const FORMAT = 1;
const NAME = 'known.json';
/** Pictures that are read or written at a time. */
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

const localEntry = z.tuple([z.string(), localSchema]);
const remoteEntry = z.tuple([z.string(), remoteSchema]);
const schema = z.strictObject({
  format: z.literal(FORMAT),
  recipes: z.literal(RECIPES),
  folder: z.string(),
  local: z.array(z.unknown()),
  remote: z.array(z.unknown()),
});

export type LocalMetadata = z.infer<typeof localSchema>;
export type RemoteMetadata = z.infer<typeof remoteSchema>;
type LocalEntry = readonly [name: string, LocalMetadata];
/** By the base of the picture's URLs. */
export type RemoteEntry = readonly [base: string, RemoteMetadata];

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
  const none = { local: new Map(), remote: new Map() };
  return inSlices(metadataOf(text, folder)).catch(() => none);
}

/** @throws when the text is not what this release writes for the folder. */
function* metadataOf(text: string, folder: string): Steps<PictureMetadata> {
  const file = schema.parse(yield* parseInSteps(text));
  if (file.folder !== folder) throw new Error('the metadata are of another folder');
  return {
    local: yield* entriesIn(file.local, localEntry),
    remote: yield* entriesIn(file.remote, remoteEntry),
  };
}

function* entriesIn<T>(
  list: readonly unknown[],
  entry: z.ZodType<[string, T]>,
): Steps<Map<string, T>> {
  const entries = new Map<string, T>();
  yield* forEachInSteps(list.length, STEP, (at) => {
    entries.set(...entry.parse(list[at]));
  });
  return entries;
}

/**
 * Replaces the file; a reader sees the old one or the new one.
 * @throws when writing fails.
 */
export async function writePictureMetadata(
  dir: string,
  folder: string,
  metadata: Written,
): Promise<void> {
  const unfinished = unfinishedName(path.join(dir, NAME));
  await makeFolder(dir);
  try {
    await writeFile(unfinished, metadataText(folder, metadata));
    await rename(unfinished, path.join(dir, NAME));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Entries with different names. */
interface Written {
  local: Iterable<LocalEntry>;
  remote: Iterable<RemoteEntry>;
}

/** The document in pieces: each is written before the next is made. */
function* metadataText(folder: string, { local, remote }: Written): Generator<string> {
  const head = { format: FORMAT, recipes: RECIPES, folder };
  yield `${JSON.stringify(head).slice(0, -1)},"local":[`;
  yield* entriesText(local);
  yield '],"remote":[';
  yield* entriesText(remote);
  yield ']}';
}

function* entriesText(entries: Iterable<LocalEntry | RemoteEntry>): Generator<string> {
  let part: string[] = [];
  let separator = '';
  for (const entry of entries) {
    part.push(JSON.stringify(entry));
    if (part.length < STEP) continue;
    yield separator + part.join(',');
    separator = ',';
    part = [];
  }
  if (part.length > 0) yield separator + part.join(',');
}
