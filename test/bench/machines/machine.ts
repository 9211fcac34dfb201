import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryDir } from '../../support/site-app.ts';
import { sharedDataDir } from '../faults/shared-data.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAIN = path.join(ROOT, 'dist/server/main.cjs');
const FAST_CLOCK = path.join(import.meta.dirname, 'fast-clock.mjs');

interface Options {
  port: number;
  env: Readonly<Record<string, string>>;
  /** Whether its clock is a minute ahead. */
  isFast: boolean;
}

/**
 * A port that is free, below those that the system gives to clients: one of them could have it when a
 * machine is started again.
 */
export async function serverPort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true)).once('error', () => resolve(false));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** A machine of the site: a process with an agency's folder, a DATA_DIR and a clock of its own. */
export class Machine {
  readonly port: number;
  readonly #options: Options;
  readonly #folders: { SITE_DIR: string; DATA_DIR: string };
  #child: ChildProcess | undefined;

  constructor(options: Options) {
    this.port = options.port;
    this.#options = options;
    const SITE_DIR = path.join(temporaryDir(), 'agency');
    cpSync(path.join(ROOT, 'server/demo'), SITE_DIR, { recursive: true });
    this.#folders = { SITE_DIR, DATA_DIR: sharedDataDir() };
  }

  /** Resident memory, in megabytes. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  }

  /**
   * Resolves when `/readyz` answers with 200.
   * @throws when it ends before that.
   */
  async start(): Promise<void> {
    const { env, port, isFast } = this.#options;
    const words = [...(isFast ? ['--import', FAST_CLOCK] : []), MAIN];
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'fatal',
        ...this.#folders,
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text));
    this.#child = child;
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await setTimeout(50);
    }
    throw new Error(`a machine ended with ${child.exitCode} before it was ready: ${said}`);
  }

  /** Resolves when the process is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
