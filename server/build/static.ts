import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ZodType } from 'zod';
import { makeFolder } from '../platform/files/make-folder.ts';
import {
  cityOptionsSchema,
  provinceOptionsSchema,
  subcityOptionsSchema,
} from '../../views/domain/place/places.ts';
import { checkJson } from '../platform/files/json-file.ts';
import { roleMetrics } from '../services/site/fonts/own-fonts.ts';
import { mapDataSchema } from '../services/tiles/map-data.ts';

interface StaticFolders {
  publicDir: string;
  outDir: string;
}

interface FontFiles {
  publicDir: string;
  outFile: string;
}

/** Folders of `public` whose files keep their names. */
const UNHASHED_FOLDERS = new Set(['data']);

/**
 * Copies the files of `public`'s folders (fonts, icons) with a hash in their names, and writes
 * `assets.json` beside `outDir`: `fonts/x.woff2` → `/assets/fonts/x.<hash>.woff2`. Files directly
 * in `public` are served as they are; licences and notes are read by the notices.
 */
export async function buildStatic({ publicDir, outDir }: StaticFolders): Promise<void> {
  const manifest: Record<string, string> = {};
  for (const name of await assetNames(publicDir)) {
    const from = path.join(publicDir, name);
    const hashed = withHash(name, await readFile(from));
    const to = path.join(outDir, hashed);
    await makeFolder(path.dirname(to));
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    manifest[name] = `/assets/${hashed}`;
  }
  await makeFolder(outDir);
  const file = path.join(path.dirname(outDir), 'assets.json');
  await writeFile(`${file}.part`, JSON.stringify(manifest, null, 2));
  await rename(`${file}.part`, file);
}

/**
 * Writes the metrics of the product's fonts by file name, so that a start reads no font.
 * @throws when a file is not a font.
 */
export async function buildFontMetrics({ publicDir, outFile }: FontFiles): Promise<void> {
  const folder = path.join(publicDir, 'fonts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).sort();
  const metrics = names.map(async (name) => {
    return [name, await roleMetrics(await readFile(path.join(folder, name)))] as const;
  });
  await makeFolder(path.dirname(outFile));
  await writeFile(outFile, JSON.stringify(Object.fromEntries(await Promise.all(metrics))));
}

/** Tables that a running server reads without checking them again. */
const TABLES: Readonly<Record<string, ZodType>> = {
  'cities.json': cityOptionsSchema,
  'subcities.json': subcityOptionsSchema,
  'provinces.json': provinceOptionsSchema,
  'map.json': mapDataSchema,
};

/**
 * Copies the data files, which keep their names because their URLs are published (spec section 7).
 * @throws when a table is missing or does not match its schema.
 */
export async function copyData({ publicDir, outDir }: StaticFolders): Promise<void> {
  const from = path.join(publicDir, 'data');
  for (const [name, schema] of Object.entries(TABLES)) {
    const checked = checkJson(await readFile(path.join(from, name), 'utf8'), schema);
    if (checked.ok) continue;
    const [first] = checked.problems;
    throw new Error(`${name} cannot be used: ${first?.path}: ${first?.reason}`);
  }
  const names = (await readdir(from)).filter((name) => name.endsWith('.json'));
  await makeFolder(outDir);
  await Promise.all(names.map((name) => copyFile(path.join(from, name), path.join(outDir, name))));
}

/** Names below `public` with forward slashes, sorted. */
async function assetNames(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter(isAsset)
    .sort();
}

function isAsset(name: string): boolean {
  const parts = name.split('/');
  if (parts.length < 2 || UNHASHED_FOLDERS.has(parts[0]!)) return false;
  return !parts.some((part) => part.startsWith('.')) && !/\.(txt|md)$/i.test(name);
}

function withHash(name: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { dir, name: base, ext } = path.posix.parse(name);
  return `${dir}/${base}.${hash}${ext}`;
}
