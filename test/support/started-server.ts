import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { programEnvironment } from './program-environment.ts';
import { temporaryDataDir } from './site-app.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.cjs');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface StartedServer {
  child: ChildProcess;
  /** Resolves when the process has ended, with its output. */
  ended: Promise<Ended>;
}

/**
 * Runs the built server, or another program with its arguments, with this environment; the
 * process's own settings are not used.
 */
export function startMain(
  env: Record<string, string>,
  program = MAIN,
  ...args: string[]
): StartedServer {
  const child = spawn(process.execPath, [program, ...args], {
    env: programEnvironment({ DATA_DIR: temporaryDataDir(), PORT: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
  );
  return { child, ended };
}

/**
 * The port that the server names when it is open.
 * @throws the output on stderr when the process ends before that.
 */
export function portOf({ child, ended }: StartedServer): Promise<number> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      written += chunk;
      const port = / is open at http:\/\/[^/]*:(\d+)\//.exec(written)?.[1];
      if (port) resolve(Number(port));
    });
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
}
