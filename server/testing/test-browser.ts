import { launchChromium } from './chromium.ts';

/** The browser of a test run: every process of every lane connects to it. */
export interface TestBrowser {
  /** Environment variables by which the tests' processes find it. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** @throws NoBrowserError when there is no browser and none can be installed. */
export async function launchBrowser(): Promise<TestBrowser> {
  const browser = await launchChromium({ fetchesAhead: false });
  return {
    env: { BROWSER_WS_ENDPOINT: browser.wsEndpoint() },
    close: () => browser.close(),
  };
}
