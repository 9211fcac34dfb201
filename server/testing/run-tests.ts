// Runs the checks of the sources and the tests, in lanes side by side, and ends with the slowest
// files and the counts.
//   npm test                          everything
//   npm test -- --all                 the full matrix (FULL_MATRIX=1), in Chromium instead of its shell
//   npm test -- test/unit/views       some files or folders, without the checks
//   npm test -- -g "sold rule"        tests whose title matches, without the checks
//   npm test -- --order 7             in another order of the files, the same for the same number
//   npm test -- --lanes 4             in so many lanes, on a machine with memory for them
import { availableParallelism, constants } from 'node:os';
import { parseArgs } from 'node:util';
import { NoBrowserError } from './browser.ts';
import { CHECKS, type Check, runCheck } from '../checks/check.ts';
import { javaProgram, NoJavaError } from './java.ts';
import { type FileRunner, runInLanes, type SuiteFileResult } from './lanes.ts';
import { ROOT } from '../build/paths.ts';
import { show, summary } from './report.ts';
import { dependsOnMachine, flakyReport, runFailedAgain } from './second-runs.ts';
import { filesBySuite, inOrder } from './suite-files.ts';
import { type SuiteOptions, SuiteProcess } from './suite-process.ts';
import { launchBrowsers } from './test-browsers.ts';

const CHECKS_SUITE = 'checks';
/** The test for which a full run needs Java. */
const MARKUP = 'test/http/site/markup.test.ts';

/** What the runs of files have in common: the first ones, and those of files that failed. */
interface Run {
  root: string;
  checks: readonly Check[];
  env: Readonly<Record<string, string>>;
  options: SuiteOptions;
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
      lanes: { type: 'string' },
    },
  });
  const files = inOrder(filesBySuite(root, positionals), values.order);
  const isWhole = positionals.length === 0 && values.grep === undefined;
  const isAlone = [...files.values()].flat().length === 1;
  const java = values.all && files.get('http')?.includes(MARKUP) ? javaProgram() : undefined;
  const env = {
    ...(values.all && { FULL_MATRIX: '1' }),
    ...(java !== undefined && { JAVA_PROGRAM: java }),
  };
  const run: Run = { root, checks, env, options: { isWhole, isAlone, grep: values.grep } };
  const suites = new Map([
    ...(isWhole ? [[CHECKS_SUITE, namesOf(checks)] as const] : []),
    ...files,
  ]);
  const first = await runSuites(run, suites, laneCount(values.lanes));
  const { results, flaky } = await runFailedAgain(first, {
    mayRunAgain: (result) => isWhole && dependsOnMachine(root, result),
    run: (result) => runAlone(run, result),
  });
  for (const said of flakyReport(flaky)) console.log(`\n${said}`);
  return summary(suites.keys(), results, flaky);
}

/** Runs suites with browsers of their own, if they need any. */
async function runSuites(
  { root, checks, env, options }: Run,
  suites: ReadonlyMap<string, readonly string[]>,
  lanes: number,
): Promise<SuiteFileResult[]> {
  const browsers = suites.has('browser') ? await launchBrowsers('FULL_MATRIX' in env) : undefined;
  const open = (suite: string) =>
    suite === CHECKS_SUITE
      ? checkRunner(checks)
      : new SuiteProcess(root, async () => ({ ...env, ...(await browsers?.env()) }), options);
  try {
    return await runInLanes({ suites, lanes, open, onResult: show });
  } finally {
    await browsers?.close();
  }
}

/** Runs a file that failed once more, with nothing beside it. */
async function runAlone(run: Run, failed: SuiteFileResult): Promise<SuiteFileResult> {
  const { suite, file } = failed;
  console.log(`\n${file} failed and runs once more, alone`);
  const [result = failed] = await runSuites(run, new Map([[suite, [file]]]), 1);
  return result;
}

const namesOf = (checks: readonly Check[]) => checks.map(({ name }) => name);

function checkRunner(checks: readonly Check[]): FileRunner {
  const check = (name: string) => checks.find((one) => one.name === name) ?? fail(name);
  return { run: (name) => runCheck(check(name)), end: () => {} };
}

function fail(name: string): never {
  throw new Error(`there is no check ${name}`);
}

/** By default one more than there are cores: a browser test also waits for frames and idleness. */
function laneCount(chosen: string | undefined): number {
  if (chosen === undefined) return availableParallelism() + 1;
  if (!/^[1-9]\d?$/.test(chosen)) throw new Error(`--lanes ${chosen} is not a number from 1 to 99`);
  return Number(chosen);
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
