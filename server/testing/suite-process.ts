import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FileResult } from '../checks/counts.ts';

type Env = Readonly<Record<string, string>>;

export interface SuiteOptions {
  /**
   * Whether all tests run: `.only` and skipped tests are failures, and only failures are printed.
   */
  isWhole: boolean;
  /** Whether it is the only file: its process writes to the terminal itself, test by test. */
  isAlone: boolean;
  grep?: string | undefined;
}

/** The message to a suite's process for each file; it answers with a FileReport. */
export interface FileOrder extends SuiteOptions {
  file: string;
}
export interface FileReport extends Omit<FileResult, 'file' | 'ms'> {
  /** Bytes of JavaScript objects in the process after the file. */
  heap: number;
}

/**
 * Bytes of a process's heap after which the next file gets a new process: modules stay loaded, and
 * there is such a process in every lane.
 */
const MAX_HEAP = 640 * 1024 ** 2;

const WORKER = path.join(import.meta.dirname, 'suite-worker.ts');

/** A process in which a lane runs its files of one suite, one after the other. */
export class SuiteProcess {
  readonly #root: string;
  readonly #envNow: () => Promise<Env>;
  readonly #options: SuiteOptions;
  #env: Env = {};
  #child: ChildProcess | undefined;

  /** @param envNow further environment variables; with others than before the process is replaced. */
  constructor(root: string, envNow: () => Promise<Env>, options: SuiteOptions) {
    this.#root = root;
    this.#envNow = envNow;
    this.#options = options;
  }

  /**
   * Runs a test file. A process that ends without a report counts as one failure, and the next file
   * gets a new process.
   */
  async run(file: string): Promise<FileResult> {
    const env = await this.#envNow();
    if (!isDeepStrictEqual(env, this.#env)) this.#retire();
    this.#env = env;
    const started = performance.now();
    const { heap, ...report } = await this.#report({ file, ...this.#options });
    if (heap > MAX_HEAP) this.#retire();
    return { file, ...report, ms: performance.now() - started };
  }

  /** Ends the process; no state is passed on. */
  end(): void {
    this.#retire();
  }

  #retire(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = undefined;
  }

  #report(order: FileOrder): Promise<FileReport> {
    this.#child ??= fork(WORKER, {
      cwd: this.#root,
      env: { ...process.env, ...this.#env },
    });
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const gone = (code: number | null, signal: string | null) => {
        this.#child = undefined;
        const output = `${order.file} ended without a result (${signal ?? `exit code ${code}`})`;
        resolve({ passed: 0, failed: 1, output, heap: 0 });
      };
      child.once('error', reject);
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('error', reject);
        child.off('exit', gone);
        resolve(message as FileReport);
      });
      child.send(order);
    });
  }
}
