// Adds what npm leaves out of package-lock.json. A binary package of another platform that the registry
// did not list when the lock file was written is missing, and npm 11 and later then refuse `npm ci`
// everywhere; and one that was never fetched has no hash, so that npm would install whatever it is
// given. Without its address npm asks the registry for a description of each package first, which
// makes an installation a third longer. To be run after a change of dependencies:
//   node_modules/.bin/node server/starter/complete-lock.ts
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of `packages` in a version-3 lock file, as far as it is used here. */
export interface LockEntry {
  /** What the package is called where it is not the name of its folder. */
  name?: string;
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
  /** Comes within another package, whose hash counts. */
  inBundle?: boolean;
  link?: boolean;
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

/** Places of the packages of which the lock file has no hash: npm could not tell them from others. */
export function withoutIntegrity({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle, link }]) => place && !integrity && !inBundle && !link)
    .map(([place]) => place);
}

/** What the registry says of one version of a package. */
export type Published = Pick<LockEntry, 'integrity' | 'license' | 'engines'>;

/**
 * Adds hash, licence and engines to the entries without a hash.
 * @throws when the registry has no SHA-512 of one.
 */
export function completeEntries(
  lock: LockFile,
  ask: (name: string, version: string) => Published,
): string[] {
  const places = withoutIntegrity(lock);
  for (const place of places) {
    const { version = '', ...entry } = lock.packages[place] ?? {};
    const { integrity, license, engines } = ask(nameAt(place), version);
    if (!integrity?.startsWith('sha512-')) throw new Error(`${place} is not in the registry`);
    lock.packages[place] = {
      version,
      integrity,
      ...entry,
      ...(license !== undefined && { license }),
      ...(engines !== undefined && { engines }),
    };
  }
  return places;
}

const REGISTRY = 'https://registry.npmjs.org';

/**
 * Gives every entry its address in the public registry, for which npm takes the registry that it is
 * configured with. @returns the places of those that had none, or another.
 */
export function completeAddresses({ packages }: LockFile): string[] {
  const places: string[] = [];
  for (const [place, { version, resolved, ...entry }] of Object.entries(packages)) {
    if (!place || version === undefined || entry.inBundle || entry.link) continue;
    const address = addressOf(entry.name ?? nameAt(place), version);
    if (resolved === address) continue;
    packages[place] = { version, resolved: address, ...entry };
    places.push(place);
  }
  return places;
}

function addressOf(name: string, version: string): string {
  return `${REGISTRY}/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
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

/** Asks the registry by the npm of the project. */
function askRegistry(name: string, version: string): Published {
  const npm = join(import.meta.dirname, '../../node_modules/npm/bin/npm-cli.js');
  const fields = ['dist.integrity', 'license', 'engines'];
  const args = [npm, 'view', `${name}@${version}`, ...fields, '--json', '--loglevel=error'];
  const answer: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  // A list from npm 12 on.
  const [published] = [answer].flat() as (Omit<Published, 'integrity'> & {
    'dist.integrity'?: string;
  })[];
  const { 'dist.integrity': integrity, ...others } = published ?? {};
  return { ...others, ...(integrity !== undefined && { integrity }) };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = completeLock(lock);
  const completed = completeEntries(lock, askRegistry);
  const addresses = completeAddresses(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${added.length} platform packages added, ${completed.length} hashes, ` +
      `${addresses.length} addresses`,
  );
}
