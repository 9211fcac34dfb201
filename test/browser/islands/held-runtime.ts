import type { HTTPRequest, Page } from 'puppeteer';

type Test = (request: HTTPRequest) => boolean;

/** Lets every request through but the first for React, which it returns. */
export async function holdRuntime(page: Page): Promise<{ request: Promise<HTTPRequest> }> {
  const [request] = await holdFirst(page, isRuntime);
  return { request };
}

export const isRuntime: Test = (request) => request.url().includes('/js/hydrate.');

/** Lets every request through but the first that each test holds for, which it returns. */
export async function holdFirst<T extends [Test, ...Test[]]>(page: Page, ...tests: T) {
  const waiting = tests.map((test) => ({ test, ...Promise.withResolvers<HTTPRequest>() }));
  const held = waiting.map(({ promise }) => promise);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const at = waiting.findIndex(({ test }) => test(request));
    if (at < 0) return void request.continue();
    for (const { resolve } of waiting.splice(at, 1)) resolve(request);
  });
  return held as { [K in keyof T]: Promise<HTTPRequest> };
}
