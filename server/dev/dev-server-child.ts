import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Milliseconds; a page that listens for reloads keeps its connection open, so do not wait longer.
 */
const TIMEOUT_MS = 250;
/** The line that the server writes when it serves. */
const OPEN = / is open at http/;
/** Characters of what it wrote last that are remembered. */
const REMEMBERED = 8000;

/** Ends the server when its parent is killed. */
const FOLLOWED = new URL('../starter/followed.mjs', import.meta.url).href;

interface Options {
  file: string;
  env: NodeJS.ProcessEnv;
  /** Called when the server ends on its own after it was open, with what it wrote last. */
  onEnd: (written: string) => void;
}

/** The server as a child process. */
export class ServerChild {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  /** Resolves when every child that was stopped has ended. */
  #ending: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Starts the server, which must not run.
   * @returns undefined once it is open; what it wrote when it ended before.
   */
  start(): Promise<string | undefined> {
    const { file, env, onEnd } = this.#options;
    const child = spawn(process.execPath, ['--import', FOLLOWED, file], {
      stdio: ['inherit', 'inherit', 'pipe'],
      env,
    });
    this.#child = child;
    let written = '';
    let isOpen = false;
    return new Promise((resolve) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        written = (written + text).slice(-REMEMBERED);
        if (isOpen) process.stderr.write(text);
        if (isOpen || !OPEN.test(written)) return;
        isOpen = true;
        process.stderr.write(written);
        resolve(undefined);
      });
      // Once the output is read to its end.
      child.on('close', (code, signal) => {
        const isOwn = this.#child === child;
        if (isOwn) this.#child = undefined;
        const last = written || `the server ended (${signal ?? code})`;
        resolve(isOwn ? last : undefined);
        if (isOwn && isOpen) onEnd(last);
      });
    });
  }

  /**
   * Resolves when the server has ended and its port is free, for each of several calls: one that is
   * already stopping is waited for too.
   */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child) this.#ending = Promise.all([this.#ending, ended(child)]);
    await this.#ending;
  }
}

/** Ends a process; resolves when it has ended. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
