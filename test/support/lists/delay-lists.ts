import type { HTTPRequest, Page } from 'puppeteer';

interface DelayedLists {
  /** Resolves when so many requests for lists were sent since the page delays them. */
  asked(count: number): Promise<void>;
  /** Lets the delayed requests through, in their order, and delays no more. */
  release(): void;
}

/** Delays the page's requests for lists that it shows in place, as a slow network does. */
export async function delayLists(page: Page): Promise<DelayedLists> {
  const delayed: HTTPRequest[] = [];
  const asking = new Set<() => void>();
  let isDelaying = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!isDelaying || !new URL(request.url()).pathname.startsWith('/flight/list/')) {
      return void request.continue();
    }
    delayed.push(request);
    for (const check of asking) check();
  });
  return {
    asked: (count) =>
      new Promise((resolve) => {
        const check = () => delayed.length >= count && resolve();
        asking.add(check);
        check();
      }),
    release: () => {
      isDelaying = false;
      for (const request of delayed) void request.continue();
    },
  };
}
