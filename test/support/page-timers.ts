import type { Page } from 'puppeteer';

interface WithTimers {
  held: Map<number, () => void>;
}

/** Holds back the timers of a page that have exactly this delay; to be called before it is opened. */
export async function controlTimers(page: Page, delay: number): Promise<void> {
  await page.evaluateOnNewDocument((ms) => {
    const held = new Map<number, () => void>();
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    let last = -1;
    Object.assign(window, {
      held,
      setTimeout: (run: () => void, wait?: number, ...rest: unknown[]) => {
        if (wait !== ms) return set(run, wait, ...rest);
        last -= 1;
        held.set(last, run);
        return last;
      },
      clearTimeout: (timer?: number) => {
        if (!held.delete(timer ?? 0)) clear(timer);
      },
    });
  }, delay);
}

/** The number of timers that are held back. */
export function countHeldTimers(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as WithTimers).held.size);
}

/** Waits until so many timers are held back. */
export function waitForHeldTimers(page: Page, count: number): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => (globalThis as unknown as WithTimers).held.size === wanted,
    {},
    count,
  );
}

/** Fires the timers that are held back; how many there were. */
export function fireTimers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { held } = globalThis as unknown as WithTimers;
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
    return due.length;
  });
}
