import { type FileResult, saveCounts } from '../checks/counts.ts';
import type { SuiteFileResult } from './lanes.ts';

/** Files listed per suite. */
const SLOWEST = 5;

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

/**
 * Prints the slowest files, the flaky ones and the counts, and saves the counts.
 * @param flaky first results of files that passed when they ran alone.
 * @returns the exit code.
 */
export function summary(
  suites: Iterable<string>,
  results: readonly SuiteFileResult[],
  flaky: readonly SuiteFileResult[],
): number {
  const total = (of: readonly FileResult[], key: 'passed' | 'failed') =>
    of.reduce((sum, one) => sum + one[key], 0);
  const lines = [...suites].map((suite) => {
    const own = results.filter((result) => result.suite === suite);
    console.log(`\nslowest of ${suite}\n${slowestFiles(own).join('\n')}`);
    return `${suite}: ${total(own, 'passed')} passed, ${total(own, 'failed')} failed`;
  });
  if (flaky.length > 0) {
    console.log(`\nflaky: ${flaky.length}\n${flaky.map(({ file }) => file).join('\n')}`);
  }
  console.log(`\n${lines.join('\n')}`);
  const counts = { passed: total(results, 'passed'), failed: total(results, 'failed') };
  saveCounts(counts);
  if (counts.passed + counts.failed === 0) console.log('no test ran');
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/** Prints one line for a file, followed by its output. */
export function show({ file, ms, passed, failed, output }: FileResult): void {
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '}${seconds(ms)}  ${file} (${passed + failed})`);
  if (output) console.log(output);
}
