import path from 'node:path';
import type { Runner, Suite } from 'mocha';
import type { FileResult } from './suite-process.ts';

/** Adds up the time that a run spends in each file's outermost suites, hooks included. */
export function timeFiles(
  runner: Runner,
  now: () => number = () => performance.now(),
): { results(): FileResult[] } {
  const spent = new Map<string, number>();
  let started = 0;
  const isOutermost = (suite: Suite) => suite.parent?.root === true && suite.file !== undefined;
  runner.on('suite', (suite) => {
    if (isOutermost(suite)) started = now();
  });
  runner.on('suite end', (suite) => {
    if (!isOutermost(suite) || suite.file === undefined) return;
    const file = path.relative(process.cwd(), suite.file).split(path.sep).join('/');
    spent.set(file, (spent.get(file) ?? 0) + now() - started);
  });
  return { results: () => [...spent].map(([file, ms]) => ({ file, ms })) };
}
