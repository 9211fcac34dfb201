import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXTERNALS } from '../webpack/externals.ts';

interface LockEntry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Names of the packages that the built server imports, with all that they depend on as installed
 * here: an optional one of another platform is not.
 * @throws when a package is nested in another, which the copy of names would lose.
 */
export function packagesAtRun(root: string): string[] {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockEntry> };
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !existsSync(path.join(root, 'node_modules', name))) return;
    found.add(name);
    const place = `node_modules/${name}`;
    const nested = Object.keys(packages).find((other) =>
      other.startsWith(`${place}/node_modules/`),
    );
    if (nested) throw new Error(`${nested} would be lost: a package in a package is not expected`);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each);
  };
  for (const name of EXTERNALS) add(name);
  return [...found].sort();
}
