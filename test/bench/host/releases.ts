import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writePackage } from '../../../server/build/package/write-package.ts';
import { ROOT } from '../../../server/platform/root.ts';
import { renameScripts } from '../../support/project/two-releases.ts';
import { temporaryDir } from '../../support/site-app.ts';
import type { Figure } from '../figures.ts';

const MEGABYTE = 1_000_000;

/** Two packages of this build, in folders of their own; scripts of the second have other hashes. */
export interface Releases {
  folders: readonly [string, string];
  /** Of the first. */
  size: Figure;
}

export async function twoReleases(): Promise<Releases> {
  const first = temporaryDir();
  const bytes = await writePackage(ROOT, first);
  return {
    folders: [first, nextRelease(first)],
    size: { name: 'package: size', value: bytes / MEGABYTE, unit: 'MB', most: 250 },
  };
}

function nextRelease(first: string): string {
  const dir = temporaryDir();
  const packages = path.join(first, 'node_modules');
  cpSync(first, dir, { recursive: true, filter: (file) => file !== packages });
  symlinkSync(packages, path.join(dir, 'node_modules'));
  renameScripts(path.join(dir, 'dist'));
  return dir;
}

/** A program of a release with its arguments, run by the Node of the release. */
export function programOf(release: string, name: 'main' | 'commands', ...args: string[]): string[] {
  return [path.join(release, 'node_modules/.bin/node'), `dist/server/${name}.cjs`, ...args];
}
