import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { programOf } from './releases.ts';

/** An instance on its port, as vitrine@.service runs it: started is ready. It prints its errors. */
export class Instance {
  readonly #port: number;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(port: number, env: Record<string, string>) {
    this.#port = port;
    this.#env = { NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env };
  }

  /**
   * Starts a release; resolves when `/readyz` answers with 200.
   * @throws when it ends before that.
   */
  async start(release: string): Promise<void> {
    const [program = '', ...args] = programOf(release, 'main');
    const child = spawn(program, args, {
      cwd: release,
      env: { ...this.#env, PORT: String(this.#port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await setTimeout(20);
    }
    throw new Error(`the instance ended with ${child.exitCode} before it was ready`);
  }

  /** SIGTERM, as systemd sends it; resolves when it has ended. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
