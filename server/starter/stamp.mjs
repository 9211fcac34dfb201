// The inputs of the last finished build, by which a start decides whether to build again. Compares
// the size and time of each file, and reads only files where one differs: a checkout gives new
// times to old content. A folder's time says whether a name was added or removed: where all times
// are the same no folder is read.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

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
/**
 * Milliseconds in which two changes of a folder may have one time: some file systems count in steps
 * of two seconds.
 */
const TIME_STEP = 2000;

/** Below them, what only the running server reads. */
const READ_AT_RUN = ['server/demo', 'server/new-site'];

/**
 * Every input file with its size in bytes, its time and a hash of its bytes, by its path; and every
 * folder, whose path ends with a slash, with its time.
 * @param sources relative to `root` or absolute; a missing one counts as empty, so that its
 * appearing is a change.
 * @param before known files: where size and time are the same, the hash is reused.
 */
export function readInputs(root, sources = SOURCES, before = {}) {
  const skipped = new Set(READ_AT_RUN.map((folder) => resolve(root, folder)));
  const files = [];
  for (const source of sources)
    addFiles(files, resolve(root, source), nameOf(root, source), skipped);
  const byPath = (a, b) => byName(a.path, b.path);
  const inputs = files
    .sort(byPath)
    .map(({ path, name, mtimeMs }) => [
      name,
      mtimeMs === undefined ? inputOf(path, before[name]) : folderOf(mtimeMs, before[name]),
    ]);
  return Object.fromEntries(inputs);
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
  if (isUntouched(before, root, sources)) return [];
  const now = readInputs(root, sources, before);
  const changed = changedInputs(before, now);
  const hasNewTimes = Object.keys(now).some((file) => now[file] !== before[file]);
  if (changed.length === 0 && hasNewTimes) writeStamp(stampFile, now);
  return changed;
}

/** Whether every file and folder of a stamp has its size and time, and no source is new. */
function isUntouched(before, root, sources) {
  const isKnown = (source) => {
    const name = nameOf(root, source);
    return before[name] !== undefined || before[`${name}/`] !== undefined;
  };
  return (
    Object.entries(before).every(([name, { size, mtimeMs }]) => {
      const status = statSync(`${root}/${name}`, { throwIfNoEntry: false });
      return status?.mtimeMs === mtimeMs && (size === undefined || size === status.size);
    }) && sources.every((source) => isKnown(source) || !existsSync(resolve(root, source)))
  );
}

/** The reason to build, as a message; undefined when there is none. */
export function staleReason(changed) {
  if (changed === undefined) return 'there is no finished build';
  const [first, ...others] = changed;
  if (first === undefined) return undefined;
  return others.length === 0 ? `${first} changed` : `${first} and ${others.length} more changed`;
}

/** Whether a file is part of the server's bundle only, and nothing else is built with it. */
export function isServerOnly(file) {
  return /^server\/(?!services\/(?:render|site\/fonts)\/|build\/)/.test(file);
}

function byName(a, b) {
  return a < b ? -1 : 1;
}

/** The path relative to the root, with `/` on every system. */
function nameOf(root, source) {
  return relative(root, resolve(root, source)).split(sep).join('/');
}

/** Adds a file, or all files below a folder, each with its name. */
function addFiles(files, path, name, skipped) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined || skipped.has(path)) return;
  if (status.isDirectory()) addFolder(files, path, name, skipped);
  else files.push({ path, name });
}

function addFolder(files, path, name, skipped) {
  // Before it is read: a name that is added meanwhile gives it another time.
  files.push({ path, name: `${name}/`, mtimeMs: statSync(path).mtimeMs });
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const [below, called] = [`${path}${sep}${entry.name}`, `${name}/${entry.name}`];
    if (entry.isFile()) files.push({ path: below, name: called });
    else if (entry.isDirectory() && !skipped.has(below)) addFolder(files, below, called, skipped);
  }
}

/** A time at which the folder may change again is not kept: the next comparison reads the folder. */
function folderOf(mtimeMs, known) {
  if (known?.mtimeMs === mtimeMs) return known;
  return { mtimeMs: Date.now() - mtimeMs > TIME_STEP ? mtimeMs : 0 };
}

function inputOf(file, known) {
  const { size, mtimeMs } = statSync(file);
  if (known?.size === size && known.mtimeMs === mtimeMs) return known;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24);
  return { size, mtimeMs, hash };
}
