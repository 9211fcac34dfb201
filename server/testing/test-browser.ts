import { browserPath } from './browser.ts';

/** Run as root, Chromium has no sandbox; offline, its background services only log errors. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

/** The browser of a test run: every process of every lane connects to it. */
export interface TestBrowser {
  /** Environment variables by which the tests' processes find it. */
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
    // A signal ends the whole run, which closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    env: { BROWSER_WS_ENDPOINT: browser.wsEndpoint() },
    close: () => browser.close(),
  };
}
