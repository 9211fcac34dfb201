import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Milliseconds; a page that listens for reloads keeps its connection open, so do not wait longer.
 */
const TIMEOUT_MS = 250;

/** The server as a child process that is restarted on every change; one restart at a time. */
export class ServerChild {
  readonly #file: string;
  #child: ChildProcess | undefined;
  #wanted = 0;
  #replacing: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  /** Stops the running server and starts a new one; concurrent calls share one restart. */
  restart(): Promise<void> {
    const wanted = ++this.#wanted;
    this.#replacing = this.#replacing.then(async () => {
      if (wanted !== this.#wanted) return;
      await this.#end();
      this.#start();
    });
    return this.#replacing;
  }

  async stop(): Promise<void> {
    this.#wanted++;
    await this.#replacing;
    await this.#end();
  }

  #start(): void {
    const child = spawn(process.execPath, [this.#file], {
      stdio: 'inherit',
      env: { ...process.env, DEV_RELOAD: '1' },
    });
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      console.log(`vitrine: the server ended (${signal ?? code}); waiting for a change`);
    });
    this.#child = child;
  }

  #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const killTimer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      child.once('exit', () => {
        clearTimeout(killTimer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
