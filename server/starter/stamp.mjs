// The inputs of the last finished build, by which a start decides whether to build again. Compares
// the size and time of each file, and reads only files where one differs: a checkout gives new
// times to old content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** Files and folders that the build reads, relative to the project's folder. */
export const SOURCES = [
  'server',
  'views',
  'client',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.js',
];
/** Below them, what only the running server reads. */
const READ_AT_RUN = ['server/demo', 'server/new-site'];

/**
 * Every input file with its size in bytes, its time and a hash of its bytes, by its path.
 * @param sources relative to `root` or absolute; a missing one counts as empty, so that its
 * appearing is a change.
 * @param before known files: where size and time are the same, the hash is reused.
 */
export function readInputs(root, sources = SOURCES, before = {}) {
  const skipped = new Set(READ_AT_RUN.map((folder) => resolve(root, folder)));
  const files = sources.flatMap((source) => filesOf(resolve(root, source), skipped));
  return Object.fromEntries(
    files.sort(byName).map((file) => {
      const name = relative(root, file).split(sep).join('/');
      return [name, inputOf(file, before[name])];
    }),
  );
}

/** Paths that were added, removed or changed, in alphabetical order. */
function changedInputs(before, now) {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((file) => before[file]?.hash !== now[file]?.hash).sort(byName);
}

/** The inputs of the last finished build; undefined when there is none. */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeStamp(file, inputs) {
  writeFileSync(file, JSON.stringify(inputs));
}

/**
 * The inputs that changed since the build of a stamp; undefined when there is no finished build.
 * Where only times changed they are written to the stamp, so that the next comparison reads
 * nothing.
 */
export function changesSince(stampFile, root, sources = SOURCES) {
  const before = readStamp(stampFile);
  if (before === undefined) return undefined;
  const now = readInputs(root, sources, before);
  const changed = changedInputs(before, now);
  const hasNewTimes = Object.keys(now).some((file) => now[file] !== before[file]);
  if (changed.length === 0 && hasNewTimes) writeStamp(stampFile, now);
  return changed;
}

/** The reason to build, as a message; undefined when there is none. */
export function whyStale(changed) {
  if (changed === undefined) return 'there is no finished build';
  const [first, ...others] = changed;
  if (first === undefined) return undefined;
  return others.length === 0 ? `${first} changed` : `${first} and ${others.length} more changed`;
}

/** Whether a file is part of the server only, and of no page's bundles. */
export function isServerOnly(file) {
  return /^server\/(?!render\/|build\/)/.test(file);
}

function byName(a, b) {
  return a < b ? -1 : 1;
}

function filesOf(source, skipped) {
  const status = statSync(source, { throwIfNoEntry: false });
  if (status === undefined || skipped.has(source)) return [];
  if (!status.isDirectory()) return [source];
  return readdirSync(source, { withFileTypes: true }).flatMap((entry) => {
    const path = join(source, entry.name);
    if (entry.isDirectory()) return filesOf(path, skipped);
    return entry.isFile() ? [path] : [];
  });
}

function inputOf(file, known) {
  const { size, mtimeMs } = statSync(file);
  if (known?.size === size && known.mtimeMs === mtimeMs) return known;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24);
  return { size, mtimeMs, hash };
}
