import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Order } from './emulator-process.ts';

/** Emulated CRMs in a process of their own, which is asked one thing at a time. */
export interface Emulators {
  /** The base address of one more. */
  start(content: 'demo' | 'nothing'): Promise<string>;
  /** @returns the number of calls since it was last counted. */
  order(order: Exclude<Order, { do: 'start' }>): Promise<number>;
  stop(): void;
}

export function startEmulators(): Emulators {
  const child = fork(new URL('./emulator-process.ts', import.meta.url));
  const answerTo = async (order: Order) => {
    const answer = once(child, 'message') as Promise<[unknown]>;
    child.send(order);
    return (await answer)[0];
  };
  return {
    start: async (content) => String(await answerTo({ do: 'start', with: content })),
    order: async (order) => Number(await answerTo(order)),
    stop: () => void child.kill('SIGKILL'),
  };
}

/** What makes a site use an emulated CRM. */
export function crmEnv(url: string): Record<string, string> {
  return { CRM: 'http', CRM_URL: url, CRM_CUSTOMER: 'demo', CRM_PASSWORD: 'demo' };
}
