import { availableParallelism } from 'node:os';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture } from '../media/built-pictures.ts';
import { isPicture } from '../media/sizing/recipe.ts';
import { placePicture } from './place-picture.ts';
import { inParallel } from '../media/sizing/in-parallel.ts';

interface PictureFolders {
  /** The agency's `pictures` folder; its files are named in the data as they are named here. */
  sourceDir: string;
  /** Where the resized files go, served under /media/; the manifest stands beside it. */
  outDir: string;
  /** Survives a deleted build: resized files by the content they were made from. */
  cacheDir: string;
}

/**
 * Resizes every picture of a folder into AVIF and WebP with a JPEG fall-back, and writes
 * `pictures.json` beside `outDir`: a BuiltPicture by source name. A picture that was resized
 * before comes from the cache; files of `outDir` that no picture needs are removed.
 * @throws when a picture cannot be read, naming it.
 */
export async function buildPictures({
  sourceDir,
  outDir,
  cacheDir,
}: PictureFolders): Promise<void> {
  const sources = (await readdir(sourceDir)).filter(isPicture).sort();
  await mkdir(outDir, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const there = new Set(await readdir(outDir));
  const manifest: Record<string, BuiltPicture> = {};
  const kept = new Set<string>();
  // One thread a picture, as many pictures as cores: faster than many threads on one picture.
  sharp.concurrency(1);
  await inParallel(sources, availableParallelism(), async (source) => {
    const placed = await placePicture(path.join(sourceDir, source), { outDir, cacheDir, there });
    manifest[source] = placed.picture;
    for (const file of placed.files) kept.add(file);
  });
  const leftOver = [...there].filter((file) => !kept.has(file));
  await Promise.all(leftOver.map((file) => rm(path.join(outDir, file), { recursive: true })));
  await writeManifest(path.join(path.dirname(outDir), 'pictures.json'), sources, manifest);
}

/** In the order of the sources, so that the same pictures give the same file. */
async function writeManifest(
  file: string,
  sources: readonly string[],
  manifest: Readonly<Record<string, BuiltPicture>>,
): Promise<void> {
  const ordered = Object.fromEntries(sources.map((source) => [source, manifest[source]]));
  await writeFile(`${file}.new`, JSON.stringify(ordered));
  await rename(`${file}.new`, file);
}
