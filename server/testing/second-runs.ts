// A file that failed beside other work and passes alone is flaky: told, and no failure of the run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SuiteFileResult } from './lanes.ts';

/** Flaky files that a run may have; with more of them it fails. */
export const MAX_FLAKY = 3;

/** What a test imports to start processes, whose time is the machine's as a browser's is. */
const STARTS_PROCESSES =
  /from '(?:node:child_process|[./\w-]+\/(?:started-server|run-command|project\/[\w-]+)\.ts)'/;

export interface SecondRuns {
  /** The results, in which the second one of a flaky file is in place of its first. */
  results: SuiteFileResult[];
  /** The first results of the flaky files. */
  flaky: SuiteFileResult[];
}

export interface SecondRunOptions {
  mayRunAgain: (result: SuiteFileResult) => boolean;
  /** Runs a file, with nothing beside it. */
  run: (result: SuiteFileResult) => Promise<SuiteFileResult>;
}

/**
 * Runs the files that failed once more, one after the other. None is when the run fails in any
 * case: with more than MAX_FLAKY of them, or with one that may not run again.
 */
export async function runFailedAgain(
  results: readonly SuiteFileResult[],
  { mayRunAgain, run }: SecondRunOptions,
): Promise<SecondRuns> {
  const failed = results.filter((result) => result.failed > 0);
  const passed = new Map<SuiteFileResult, SuiteFileResult>();
  if (failed.length <= MAX_FLAKY && failed.every(mayRunAgain)) {
    for (const first of failed) {
      const second = await run(first);
      if (second.failed === 0 && second.passed > 0) passed.set(first, second);
    }
  }
  return {
    results: results.map((result) => passed.get(result) ?? result),
    flaky: [...passed.keys()],
  };
}

/** Whether a test file of a suite depends on how fast the machine is: a browser or processes. */
export function dependsOnMachine(
  root: string,
  { suite, file }: Pick<SuiteFileResult, 'suite' | 'file'>,
): boolean {
  if (suite === 'browser') return true;
  return (
    file.endsWith('.test.ts') && STARTS_PROCESSES.test(readFileSync(path.join(root, file), 'utf8'))
  );
}

/** What a run says of its flaky files, each with its failure. */
export function flakyReport(flaky: readonly SuiteFileResult[]): string[] {
  return flaky.map(({ file, output }) =>
    [`FLAKY ${file}: failed beside other work, as follows, and passed alone`, output].join('\n'),
  );
}
