import { fork } from 'node:child_process';
import path from 'node:path';
import type { Counts } from './counts.ts';

export interface FileResult {
  file: string;
  /** Milliseconds in the file's suites, hooks included, loading not. */
  ms: number;
}

export interface SuiteResult extends Counts {
  suite: string;
  files: FileResult[];
}

export interface SuiteOptions {
  /** A run of everything: `.only` and skipped tests are failures then. */
  isWhole: boolean;
  grep?: string;
}

export interface SuiteRun {
  root: string;
  suite: string;
  files: readonly string[];
  env: Readonly<Record<string, string>>;
  options: SuiteOptions;
}

/** What the process of a suite is told, and tells at its end. */
export interface SuiteOrder extends SuiteOptions {
  files: readonly string[];
}
export type SuiteReport = Omit<SuiteResult, 'suite'>;

const WORKER = path.join(import.meta.dirname, 'suite-worker.ts');

/**
 * Runs test files in a process of their own. A process that ends without a report (it crashed, or
 * a file could not be loaded) counts as one failure.
 */
export function runSuite({ root, suite, files, env, options }: SuiteRun): Promise<SuiteResult> {
  const child = fork(WORKER, { cwd: root, env: { ...process.env, ...env } });
  const order: SuiteOrder = { files, ...options };
  child.send(order);
  let report: SuiteReport | undefined;
  child.on('message', (message) => {
    report = message as SuiteReport;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (report) return resolve({ suite, ...report });
      console.error(`the ${suite} tests ended without a result (${signal ?? `exit code ${code}`})`);
      resolve({ suite, passed: 0, failed: 1, files: [] });
    });
  });
}
