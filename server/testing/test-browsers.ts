import type { Browser } from 'puppeteer';
import { type ChromiumOptions, launchChromium } from './chromium.ts';

/** Milliseconds for a browser to answer on a loaded machine. */
const ANSWER_TIMEOUT = 60_000;

type Env = Readonly<Record<string, string>>;

/** What of a browser a test run needs. */
export type RunningBrowser = Pick<Browser, 'wsEndpoint' | 'close'>;

/**
 * The browsers of a test run, to which every process of every lane connects: the usual one, in which
 * a page takes the least time, and a whole one that also does what a visitor's does around pages.
 */
export interface TestBrowsers {
  /**
   * Environment variables by which the tests' processes find them. If one of them ended, as Chromium
   * does when it finds itself in an impossible state, both are started again: the files that used
   * it fail, those after them need not.
   */
  env(): Promise<Env>;
  close(): Promise<void>;
}

/**
 * @param isFullMatrix whether the usual one is Chromium too, not its headless shell.
 * @throws NoBrowserError when there is no browser and none can be installed.
 */
export async function launchBrowsers(
  isFullMatrix: boolean,
  launch: (options: ChromiumOptions) => Promise<RunningBrowser> = launchChromium,
  say: (text: string) => void = console.log,
): Promise<TestBrowsers> {
  const usual = { fetchesAhead: false, keepsPages: false, mayBeShell: !isFullMatrix };
  const whole = { fetchesAhead: false, keepsPages: true };
  const start = async () => Promise.all([launch(usual), launch(whole)]);
  const ended: RunningBrowser[] = [];
  let browsers = await start();
  let replacement: Promise<void> | undefined;
  const replace = async () => {
    say('\na browser of the tests ended; both are started again');
    // One that still runs may have pages of a test that is not over: it is closed with the others.
    ended.push(...browsers);
    browsers = await start();
    replacement = undefined;
  };
  return {
    env: async () => {
      const asked = browsers;
      const haveEnded = !(await Promise.all(asked.map(answers))).every(Boolean);
      // Another lane may have had them replaced meanwhile.
      if (haveEnded && asked === browsers) await (replacement ??= replace());
      return envOf(browsers);
    },
    close: async () => {
      await Promise.all([...ended, ...browsers].map((browser) => browser.close()));
    },
  };
}

/** Asked each time: the connection of a browser that has just ended is not closed yet. */
async function answers(browser: RunningBrowser): Promise<boolean> {
  const { host } = new URL(browser.wsEndpoint());
  return fetch(`http://${host}/json/version`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
    async (answer) => (await answer.text()) !== '',
    () => false,
  );
}

function envOf([usual, whole]: readonly [RunningBrowser, RunningBrowser]): Env {
  return {
    BROWSER_WS_ENDPOINT: usual.wsEndpoint(),
    WHOLE_BROWSER_WS_ENDPOINT: whole.wsEndpoint(),
  };
}
