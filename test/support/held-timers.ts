import type { Page } from 'puppeteer';

/** Holds the timers of one delay, in milliseconds, on every page opened afterwards. */
export async function holdTimers(page: Page, delay: number): Promise<void> {
  await page.evaluateOnNewDocument((wanted) => {
    const held: (() => void)[] = [];
    const original = globalThis.setTimeout;
    Reflect.set(globalThis, 'held', held);
    Reflect.set(globalThis, 'setTimeout', (run: () => void, after = 0, ...rest: unknown[]) =>
      after === wanted ? held.push(run) : original(run, after, ...rest),
    );
  }, delay);
}

/** Fires the timers that are held; how many there were. */
export function fireTimers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const held = Reflect.get(globalThis, 'held') as (() => void)[];
    const due = held.splice(0);
    for (const run of due) run();
    return due.length;
  });
}
