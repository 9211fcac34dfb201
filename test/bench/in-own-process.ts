import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from './figures.ts';

/**
 * Runs a script that measures in a process of its own, because garbage left by earlier measurements
 * would show as stalls. React is its production build there, as in the site's bundles.
 * @throws when the process ends without sending figures.
 */
export async function inOwnProcess(script: string): Promise<Figure[]> {
  const child = fork(new URL(script, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let sent: Figure[] | undefined;
  child.once('message', (figures: Figure[]) => {
    sent = figures;
  });
  await once(child, 'exit');
  if (!sent) throw new Error(`${script} ended with ${child.exitCode} before it had measured`);
  return sent;
}
