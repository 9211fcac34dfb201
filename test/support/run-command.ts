import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { programEnvironment } from './program-environment.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's programs to its end, with this environment only. */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
    env: programEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, stdout, stderr };
}
