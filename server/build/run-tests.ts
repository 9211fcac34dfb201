// Runs the tests, one process per suite, and ends with the slowest files and the counts.
//   npm test                          everything
//   npm test -- --all                 the full matrix (FULL_MATRIX=1)
//   npm test -- test/unit/domain/price.test.ts   some files or folders
//   npm test -- -g "sold rule"        tests whose title matches
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserPath, NoBrowserError } from './browser.ts';
import { saveCounts } from './counts.ts';
import { ROOT } from './places.ts';
import { type FileResult, runSuite, type SuiteResult } from './suite-process.ts';

const SUITES = ['unit', 'http', 'crm', 'browser'];
const SLOWEST = 10;

/** Test files by suite, in the order in which the suites run; a folder stands for all its files. */
export function filesBySuite(root: string, chosen: readonly string[]): Map<string, string[]> {
  const wanted = chosen.length > 0 ? chosen : SUITES.map((suite) => `test/${suite}`);
  const files = wanted.flatMap((name) => filesAt(root, name)).sort();
  const suiteOf = (file: string) => SUITES.find((suite) => file.startsWith(`test/${suite}/`));
  const stray = files.find((file) => suiteOf(file) === undefined);
  if (stray) throw new Error(`${stray} is in none of the suites ${SUITES.join(', ')}`);
  const suites = SUITES.map((suite) => [suite, files.filter((f) => suiteOf(f) === suite)] as const);
  return new Map(suites.filter(([, own]) => own.length > 0).map(([name, own]) => [name, [...own]]));
}

function filesAt(root: string, name: string): string[] {
  const status = statSync(path.resolve(root, name), { throwIfNoEntry: false });
  if (status?.isFile()) return [path.relative(root, path.resolve(root, name))];
  const pattern = status?.isDirectory() ? path.join(name, '**/*.test.ts') : name;
  return globSync(pattern, { cwd: root }).map((file) => file.split(path.sep).join('/'));
}

/** The slowest files first, one line each. */
export function slowestFiles(files: readonly FileResult[], count = SLOWEST): string[] {
  return [...files]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(2).padStart(8)} s  ${file}`);
}

function summary(results: readonly SuiteResult[]): number {
  const files = results.flatMap((result) => result.files);
  console.log(`\nslowest files\n${slowestFiles(files).join('\n')}\n`);
  for (const { suite, passed, failed } of results) {
    console.log(`${suite}: ${passed} passed, ${failed} failed`);
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, one) => sum + one[key], 0);
  const counts = { passed: total('passed'), failed: total('failed') };
  saveCounts(counts);
  if (counts.passed + counts.failed === 0) console.log('no test ran');
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, grep: { type: 'string', short: 'g' } },
  });
  const suites = filesBySuite(ROOT, positionals);
  const env: Record<string, string> = values.all ? { FULL_MATRIX: '1' } : {};
  if (suites.has('browser')) env['PUPPETEER_EXECUTABLE_PATH'] = browserPath();
  const isWhole = positionals.length === 0 && values.grep === undefined;
  const results: SuiteResult[] = [];
  for (const [suite, files] of suites) {
    console.log(`\n${suite}: ${files.length} files`);
    const options = { isWhole, ...(values.grep !== undefined && { grep: values.grep }) };
    results.push(await runSuite({ root: ROOT, suite, files, env, options }));
  }
  return summary(results);
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof NoBrowserError ? `vitrine: ${error.message}` : error);
  }
}
