import type { Page } from 'puppeteer';

/** Records on every page what its view transition moves; to be called before the first is opened. */
export async function recordTransitions(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = (parts: string) => Reflect.set(globalThis, 'moved', parts);
      if (!viewTransition) return note('nothing');
      viewTransition.ready.then(
        () => {
          const all = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          // From one page to the other: a part of one page alone only fades.
          const pairs = all
            .map((one) => /^::view-transition-old\((.+)\)$/.exec(one)?.[1])
            .filter((name) => name && all.includes(`::view-transition-new(${name})`));
          note([...new Set(pairs)].join(' ') || 'nothing');
        },
        (error: unknown) => note(String(error)),
      );
    });
  });
}

/** What the transition to the page as it stands moved: names, or `nothing`. */
export async function moved(page: Page): Promise<unknown> {
  const found = await page.waitForFunction(() => Reflect.get(globalThis, 'moved') as unknown);
  return found.jsonValue();
}

/** Forgets what was recorded, as on a page that is left and may be restored. */
export function forgetTransition(page: Page): Promise<void> {
  return page.evaluate(() => void Reflect.deleteProperty(globalThis, 'moved'));
}
