import type { HTTPRequest, Page } from 'puppeteer';

interface HeldLists {
  /** Resolves when so many requests for lists were sent since the page holds them. */
  asked(count: number): Promise<void>;
  /** Lets the held requests through, in their order, and holds no more. */
  release(): void;
}

/** Holds the page's requests for lists that it shows in place, as a slow network does. */
export async function holdLists(page: Page): Promise<HeldLists> {
  const held: HTTPRequest[] = [];
  const asking = new Set<() => void>();
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!isHolding || !new URL(request.url()).pathname.startsWith('/flight/list/')) {
      return void request.continue();
    }
    held.push(request);
    for (const check of asking) check();
  });
  return {
    asked: (count) =>
      new Promise((resolve) => {
        const check = () => held.length >= count && resolve();
        asking.add(check);
        check();
      }),
    release: () => {
      isHolding = false;
      for (const request of held) void request.continue();
    },
  };
}
