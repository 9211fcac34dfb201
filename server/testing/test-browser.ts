import { browserPath } from './browser.ts';

/** As root Chromium has no sandbox; offline its background services only make noise. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

/** The browser of a run of the tests: every process of every lane connects to this one. */
export interface TestBrowser {
  /** What the tests' processes are told about it. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** @throws NoBrowserError when there is no browser and none can be installed. */
export async function launchBrowser(): Promise<TestBrowser> {
  const executablePath = browserPath();
  const { default: puppeteer } = await import('puppeteer');
  const browser = await puppeteer.launch({
    executablePath,
    args: ARGUMENTS,
    // A signal ends the whole run, and its end the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    env: { BROWSER_WS_ENDPOINT: browser.wsEndpoint() },
    close: () => browser.close(),
  };
}
