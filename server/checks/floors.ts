// Checks the floors of server/ (docs/house.md, "Floors"): no import leads to a higher floor, and
// no folders import each other in a circle, types included.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Import, importsOf } from './import-graph.ts';
import { graphOf, knotsOf } from './knots.ts';
import { ROOT } from '../build/paths.ts';

/** From the lowest to the highest; what is in none of these folders is above them. */
const FLOORS = ['server/platform/', 'server/services/', 'server/web/'];

/** Imports that lead to a higher floor. */
export function upwardImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => floorOf(from) < floorOf(to))
    .map(({ from, to }) => `${from} imports ${to}, which is on a higher floor`);
}

function floorOf(file: string): number {
  const floor = FLOORS.findIndex((folder) => file.startsWith(folder));
  return floor < 0 ? FLOORS.length : floor;
}

/**
 * Folders that import each other in a circle, with the imports between them. Each folder counts
 * alone; where these have no circle, each part of a floor counts with all that is below it.
 */
export function folderKnots(imports: readonly Import[]): string[] {
  const byFolder = knotsBy(imports, path.posix.dirname);
  return byFolder.length > 0 ? byFolder : knotsBy(imports, partOf);
}

/** `server/services/leads` for a file of it or of a folder below it. */
function partOf(file: string): string {
  return path.posix.dirname(file).split('/').slice(0, 3).join('/');
}

function knotsBy(imports: readonly Import[], nodeOf: (file: string) => string): string[] {
  const graph = graphOf(imports.map(({ from, to }) => [nodeOf(from), nodeOf(to)] as const));
  return knotsOf(graph).map((folders) => {
    const within = imports.filter(({ from, to }) => {
      const [one, other] = [nodeOf(from), nodeOf(to)];
      return one !== other && folders.includes(one) && folders.includes(other);
    });
    const lines = within.map(({ from, to }) => `  ${from} imports ${to}`);
    return [`${folders.join(', ')} import each other:`, ...lines].join('\n');
  });
}

function main(): number {
  const files = globSync('server/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const imports = files
    .flatMap((file) => importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))
    .filter(({ to }) => to.startsWith('server/'));
  const faults = [...upwardImports(imports), ...folderKnots(imports)];
  for (const fault of faults) console.log(fault);
  console.log(`${imports.length} imports between ${files.length} files of the server`);
  return faults.length === 0 && imports.length > 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main();
