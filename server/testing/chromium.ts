import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { browserPath } from './browser.ts';

/** Run as root, Chromium has no sandbox; offline, its background services only log errors. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];
/** Chromium's preference of a visitor who wants no page fetched ahead. */
const NOTHING_AHEAD = { net: { network_prediction_options: 2 } };

export interface ChromiumOptions {
  /**
   * Whether pages are fetched ahead as the site's rules say. Puppeteer loses a page that was, and a
   * server's log then has pages that nobody opened.
   */
  fetchesAhead: boolean;
}

/**
 * Starts Chromium with a profile of its own, which is removed when it ends.
 * @throws NoBrowserError when there is no browser and none can be installed.
 */
export async function launchChromium({ fetchesAhead }: ChromiumOptions): Promise<Browser> {
  const executablePath = browserPath();
  const { default: puppeteer } = await import('puppeteer');
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-chromium-'));
  mkdirSync(path.join(userDataDir, 'Default'));
  const preferences = JSON.stringify(fetchesAhead ? {} : NOTHING_AHEAD);
  writeFileSync(path.join(userDataDir, 'Default/Preferences'), preferences);
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    args: ARGUMENTS,
    // A signal ends the whole run, which closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  browser.process()?.once('exit', () => rmSync(userDataDir, { recursive: true, force: true }));
  return browser;
}
