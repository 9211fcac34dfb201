// Runs the checks of the sources and the tests, in lanes side by side, and ends with the slowest
// files and the counts.
//   npm test                          everything
//   npm test -- --all                 the full matrix (FULL_MATRIX=1)
//   npm test -- test/unit/views       some files or folders, without the checks
//   npm test -- -g "sold rule"        tests whose title matches, without the checks
//   npm test -- --order 7             in another order of the files, the same for the same number
import { globSync, statSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NoBrowserError } from './browser.ts';
import { CHECKS, type Check, runCheck } from '../checks/check.ts';
import { type FileResult, saveCounts } from '../checks/counts.ts';
import { javaProgram, NoJavaError } from './java.ts';
import { type FileRunner, runInLanes, type SuiteFileResult } from './lanes.ts';
import { ROOT } from '../build/paths.ts';
import { shuffled } from './shuffled.ts';
import { type SuiteOptions, SuiteProcess } from './suite-process.ts';
import { launchBrowsers } from './test-browsers.ts';

const SUITES = ['unit', 'crm', 'http', 'browser'];
const CHECKS_SUITE = 'checks';
/** The test for which a full run needs Java. */
const MARKUP = 'test/http/site/markup.test.ts';
/** Files listed per suite. */
const SLOWEST = 5;

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

/** The files of each suite in the order of a seed; as they are without one. */
function inOrder(files: Map<string, string[]>, seed: string | undefined): Map<string, string[]> {
  if (seed === undefined) return files;
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--order ${seed} is no whole number`);
  console.log(`files in the order ${seed}`);
  return new Map([...files].map(([suite, own]) => [suite, shuffled(own, Number(seed))]));
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
    .map(({ file, ms }) => `${seconds(ms)}  ${file}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(8)} s`;
}

/** @returns the exit code. */
function summary(suites: Iterable<string>, results: readonly SuiteFileResult[]): number {
  const total = (of: readonly FileResult[], key: 'passed' | 'failed') =>
    of.reduce((sum, one) => sum + one[key], 0);
  const lines = [...suites].map((suite) => {
    const own = results.filter((result) => result.suite === suite);
    console.log(`\nslowest of ${suite}\n${slowestFiles(own).join('\n')}`);
    return `${suite}: ${total(own, 'passed')} passed, ${total(own, 'failed')} failed`;
  });
  console.log(`\n${lines.join('\n')}`);
  const counts = { passed: total(results, 'passed'), failed: total(results, 'failed') };
  saveCounts(counts);
  if (counts.passed + counts.failed === 0) console.log('no test ran');
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/** Prints one line for a file, followed by its output. */
function show({ file, ms, passed, failed, output }: FileResult): void {
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '}${seconds(ms)}  ${file} (${passed + failed})`);
  if (output) console.log(output);
}

/**
 * Runs everything, or the chosen files.
 * @returns the exit code.
 */
export async function runTests(
  args: string[],
  { root = ROOT, checks = CHECKS }: { root?: string; checks?: readonly Check[] } = {},
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      grep: { type: 'string', short: 'g' },
      order: { type: 'string' },
    },
  });
  const files = inOrder(filesBySuite(root, positionals), values.order);
  const isWhole = positionals.length === 0 && values.grep === undefined;
  const isAlone = [...files.values()].flat().length === 1;
  const options: SuiteOptions = { isWhole, isAlone, grep: values.grep };
  const suites = new Map([
    ...(isWhole ? [[CHECKS_SUITE, namesOf(checks)] as const] : []),
    ...files,
  ]);
  const browsers = files.has('browser') ? await launchBrowsers() : undefined;
  const java = values.all && files.get('http')?.includes(MARKUP) ? javaProgram() : undefined;
  const env = {
    ...browsers?.env,
    ...(values.all && { FULL_MATRIX: '1' }),
    ...(java !== undefined && { JAVA_PROGRAM: java }),
  };
  const open = (suite: string) =>
    suite === CHECKS_SUITE ? checkRunner(checks) : new SuiteProcess(root, env, options);
  try {
    const results = await runInLanes({ suites, lanes: laneCount(), open, onResult: show });
    return summary(suites.keys(), results);
  } finally {
    await browsers?.close();
  }
}

const namesOf = (checks: readonly Check[]) => checks.map(({ name }) => name);

function checkRunner(checks: readonly Check[]): FileRunner {
  const check = (name: string) => checks.find((one) => one.name === name) ?? fail(name);
  return { run: (name) => runCheck(check(name)), end: () => {} };
}

function fail(name: string): never {
  throw new Error(`there is no check ${name}`);
}

/** One per core, but at least two: tests wait more than they compute. */
function laneCount(): number {
  return Math.max(2, availableParallelism());
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  try {
    process.exitCode = await runTests(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    console.error(
      error instanceof NoBrowserError || error instanceof NoJavaError
        ? `vitrine: ${error.message}`
        : error,
    );
  }
}
