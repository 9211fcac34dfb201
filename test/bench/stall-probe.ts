import { setTimeout } from 'node:timers/promises';
import type { Figure } from './figures.ts';

/** Bound of a stall, in milliseconds. */
const MAX_STALL = 50;
/** Milliseconds within which the probe has ticked. */
const TICKS = 5;

/** The longest turn of the event loop during `work`, in milliseconds. */
export async function stall(name: string, work: () => Promise<unknown>): Promise<Figure> {
  const probe = startProbe();
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  const value = await probe.stop();
  const note = `over ${took.toFixed(0)} ms`;
  return { name: `longest stall: ${name}`, value, unit: 'ms', most: MAX_STALL, note };
}

/**
 * Measures at each turn the processor time of this thread since the last one. Wall-clock time would
 * include other programs.
 */
function startProbe(): { stop: () => Promise<number> } {
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 1);
  return {
    async stop() {
      await setTimeout(TICKS);
      clearInterval(timer);
      return longest;
    },
  };
}
