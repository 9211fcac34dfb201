import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a build was made from: a hash of every input file's bytes, by its path from the root. */
export type Inputs = Readonly<Record<string, string>>;

/**
 * Hashes the files that a build depends on.
 * @param sources files and folders (taken whole), from `root` or absolute; one that is not there
 *   counts as empty, so that its appearing is a change.
 */
export async function hashInputs(root: string, sources: readonly string[]): Promise<Inputs> {
  const found = await Promise.all(sources.map((source) => filesOf(path.resolve(root, source))));
  const files = [...new Set(found.flat())].sort();
  const hashes = await Promise.all(files.map(hashOf));
  const name = (file: string) => path.relative(root, file).split(path.sep).join('/');
  return Object.fromEntries(files.map((file, at) => [name(file), hashes[at] ?? '']));
}

/** Paths that were added, removed or changed, in alphabetical order. */
export function changedInputs(before: Inputs, now: Inputs): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((file) => before[file] !== now[file]).sort();
}

/** The inputs of the last finished build; undefined when there is none. */
export async function readStamp(file: string): Promise<Inputs | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Inputs);
}

async function filesOf(source: string): Promise<string[]> {
  const status = await stat(source).catch(() => undefined);
  if (status === undefined) return [];
  if (!status.isDirectory()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 24);
}
