import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from './figures.ts';

/**
 * Figures measured in a process of their own, by a script that sends them: what was measured before
 * leaves garbage behind, which would show as stalls. React is its production build there, as in the
 * site's own bundles.
 * @throws when the process ends without having sent them.
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
