// Adds entries that npm leaves out of package-lock.json: a binary package of another platform that
// the registry did not list when the lock file was written is missing, and npm 11 and later then
// refuse `npm ci` everywhere. To be run after a change of dependencies:
//   node_modules/.bin/node server/starter/complete-lock.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of `packages` in a version-3 lock file, as far as it is used here. */
export interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  dev?: boolean;
  optional?: boolean;
  engines?: unknown;
  license?: string;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockEntry>;
}

const OPERATING_SYSTEMS = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]);

const LIBC = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/**
 * Derives `os`, `cpu` and `libc` from a binary package's name; undefined when the name has none.
 */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const at = words.findLastIndex((word) => OPERATING_SYSTEMS.has(word));
  const [os, cpu, suffix] = words.slice(at);
  if (at < 0 || os === undefined || cpu === undefined) return undefined;
  const libc = suffix === undefined ? undefined : LIBC.get(suffix);
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc !== undefined && { libc: [libc] }) };
}

/**
 * Whether a package at `from` finds `name` in its own or an outer node_modules of the lock file.
 */
function resolves(lock: LockFile, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder}${folder && '/'}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

/**
 * Every optional dependency without an entry in the lock file, with the package that depends on it.
 */
export function missingOptionals(
  lock: LockFile,
): { from: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock, from, name))
      .map(([name, version]) => ({ from, name, version })),
  );
}

/**
 * Adds the missing entries, without integrity, because the packages were never fetched here.
 * @throws when a version is not exact.
 */
export function completeLock(lock: LockFile): string[] {
  const missing = missingOptionals(lock);
  for (const { from, name, version } of missing) {
    const platform = platformOf(name);
    if (platform === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`${from} wants ${name}@${version}: no exact version or no platform in it`);
    }
    const dev = lock.packages[from]?.dev === true;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(dev && { dev }),
      optional: true,
    };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return missing.map(({ name }) => name);
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = completeLock(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} platform packages added`);
}
