import type { HTTPRequest, Page } from 'puppeteer';

/** Lets every request through but the first for React, which it returns. */
export async function delayRuntime(page: Page): Promise<{ request: Promise<HTTPRequest> }> {
  const { promise, resolve } = Promise.withResolvers<HTTPRequest>();
  await page.setRequestInterception(true);
  let isHeld = false;
  page.on('request', (request) => {
    if (isHeld || !request.url().includes('/js/hydrate.')) return void request.continue();
    isHeld = true;
    resolve(request);
  });
  return { request: promise };
}
