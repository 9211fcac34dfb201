import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { shuffled } from './shuffled.ts';

const SUITES = ['unit', 'crm', 'http', 'browser'];

/**
 * The files that take longest, the longest first: taken before the others, they do not keep one lane
 * busy when the others have ended.
 */
export const LONG_FILES: readonly string[] = [
  'test/browser/every-page.test.ts',
  'test/browser/layout-shift.test.ts',
  'test/browser/modules/module-states.test.ts',
  'test/browser/site/dev-server.test.ts',
  'test/browser/site/after-release.test.ts',
  'test/browser/map/map.test.ts',
  'test/browser/list-filters.test.ts',
  'test/http/server/start-stop.test.ts',
  'test/http/site/added-module.test.ts',
  'test/http/site/new-site.test.ts',
  'test/http/site/media.test.ts',
  'test/http/server/leads-command.test.ts',
  'test/http/site/hot-change.test.ts',
  'test/http/containers/image.test.ts',
  'test/http/site/states.test.ts',
];

/** Test files by suite; a folder stands for all its files. */
export function filesBySuite(root: string, chosen: readonly string[]): Map<string, string[]> {
  const wanted = chosen.length > 0 ? chosen : SUITES.map((suite) => `test/${suite}`);
  const files = wanted.flatMap((name) => filesAt(root, name)).sort();
  const suiteOf = (file: string) => SUITES.find((suite) => file.startsWith(`test/${suite}/`));
  const stray = files.find((file) => suiteOf(file) === undefined);
  if (stray) throw new Error(`${stray} is in none of the suites ${SUITES.join(', ')}`);
  const suites = SUITES.map((suite) => [suite, files.filter((f) => suiteOf(f) === suite)] as const);
  return new Map(suites.filter(([, own]) => own.length > 0).map(([name, own]) => [name, [...own]]));
}

/** The files of each suite in the order of a seed; without one the longest first. */
export function inOrder(
  files: Map<string, string[]>,
  seed: string | undefined,
): Map<string, string[]> {
  if (seed === undefined)
    return new Map([...files].map(([suite, own]) => [suite, longestFirst(own)]));
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--order ${seed} is no whole number`);
  console.log(`files in the order ${seed}`);
  return new Map([...files].map(([suite, own]) => [suite, shuffled(own, Number(seed))]));
}

function longestFirst(files: readonly string[]): string[] {
  const long = LONG_FILES.filter((file) => files.includes(file));
  return [...long, ...files.filter((file) => !long.includes(file))];
}

function filesAt(root: string, name: string): string[] {
  const status = statSync(path.resolve(root, name), { throwIfNoEntry: false });
  if (status?.isFile()) return [path.relative(root, path.resolve(root, name))];
  const pattern = status?.isDirectory() ? path.join(name, '**/*.test.ts') : name;
  return globSync(pattern, { cwd: root }).map((file) => file.split(path.sep).join('/'));
}
