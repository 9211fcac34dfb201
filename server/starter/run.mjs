import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './runtime.mjs';

/**
 * Runs a program on this terminal and forwards signals to stop.
 * @returns its exit code; 128 + the signal's number when a signal ended it.
 */
export function run(program, args, env = {}, { cwd = ROOT, shell = false } = {}) {
  const child = spawn(program, args, {
    cwd,
    shell,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A terminal sends Ctrl+C to the child as well: forwarding it would count as a second signal.
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  const handlers = { SIGINT: interrupt, SIGTERM: () => child.kill('SIGTERM') };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const [name, handler] of Object.entries(handlers)) process.off(name, handler);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
