import { launchChromium } from './chromium.ts';

/**
 * The browsers of a test run, to which every process of every lane connects: the usual one, in which
 * a page takes the least time, and a whole one that also does what a visitor's does around pages.
 */
export interface TestBrowsers {
  /** Environment variables by which the tests' processes find them. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * @param isFullMatrix whether the usual one is Chromium too, not its headless shell.
 * @throws NoBrowserError when there is no browser and none can be installed.
 */
export async function launchBrowsers(isFullMatrix: boolean): Promise<TestBrowsers> {
  const [usual, whole] = await Promise.all([
    launchChromium({ fetchesAhead: false, keepsPages: false, mayBeShell: !isFullMatrix }),
    launchChromium({ fetchesAhead: false, keepsPages: true }),
  ]);
  return {
    env: {
      BROWSER_WS_ENDPOINT: usual.wsEndpoint(),
      WHOLE_BROWSER_WS_ENDPOINT: whole.wsEndpoint(),
    },
    close: async () => void (await Promise.all([usual.close(), whole.close()])),
  };
}
