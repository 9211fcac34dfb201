import { launchChromium } from './chromium.ts';

/**
 * The browsers of a test run, to which every process of every lane connects: one that keeps pages
 * for the way back, for the tests that go back, and one that saves the work of keeping them.
 */
export interface TestBrowsers {
  /** Environment variables by which the tests' processes find them. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** @throws NoBrowserError when there is no browser and none can be installed. */
export async function launchBrowsers(): Promise<TestBrowsers> {
  const launch = (keepsPages: boolean) => launchChromium({ fetchesAhead: false, keepsPages });
  const [usual, keeping] = await Promise.all([launch(false), launch(true)]);
  return {
    env: {
      BROWSER_WS_ENDPOINT: usual.wsEndpoint(),
      PAGE_KEEPING_BROWSER_WS_ENDPOINT: keeping.wsEndpoint(),
    },
    close: async () => void (await Promise.all([usual.close(), keeping.close()])),
  };
}
