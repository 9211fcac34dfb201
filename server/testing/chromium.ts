import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { browserPath, shellPath } from './browser.ts';

/** Milliseconds for a browser to start, beside another one and on a loaded machine. */
const START_TIMEOUT = 120_000;
/** Run as root, Chromium has no sandbox; offline, its background services only log errors. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  // A media feature that no browser has switched on yet.
  '--enable-blink-features=PrefersReducedData',
  // Beside other lanes no core is idle for helpers of V8's collector, which cost a tenth of a visit.
  '--js-flags=--single-threaded-gc',
];
/**
 * Without a graphics processor the shell would draw by a program that stands for one, which costs an
 * eighth of a visit. The whole browser has it: its tests are about scrolling that the browser animates.
 */
const SHELL_ARGUMENTS = ['--disable-gpu'];
/** A renderer process that is started ahead: in a context of one page it is never used. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';
/** Each navigation then starts a renderer process, so that the one before can keep its page. */
const BACK_CACHE = 'BackForwardCache';
/** Chromium's preference of a visitor who wants no page fetched ahead. */
const NOTHING_AHEAD = { net: { network_prediction_options: 2 } };

export interface ChromiumOptions {
  /**
   * Whether pages are fetched ahead as the site's rules say. Puppeteer loses a page that was, and a
   * server's log then has pages that nobody opened.
   */
  fetchesAhead: boolean;
  /** Whether a page that was left is kept for the way back, as it is for visitors. */
  keepsPages: boolean;
  /**
   * Whether it may be the headless shell, where there is one: the same engine without the browser
   * around it, which needs less time for each page. It fetches ahead whatever the preference says.
   */
  mayBeShell?: boolean;
}

/**
 * Starts Chromium with a profile of its own, which is removed when it ends.
 * @throws NoBrowserError when there is no browser and none can be installed.
 */
export async function launchChromium(options: ChromiumOptions): Promise<Browser> {
  const shell = options.mayBeShell ? shellPath() : undefined;
  const { default: puppeteer } = await import('puppeteer');
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-chromium-'));
  mkdirSync(path.join(userDataDir, 'Default'));
  const preferences = JSON.stringify(options.fetchesAhead ? {} : NOTHING_AHEAD);
  writeFileSync(path.join(userDataDir, 'Default/Preferences'), preferences);
  const disabled = [SPARE_RENDERER, ...(options.keepsPages ? [] : [BACK_CACHE])];
  const browser = await puppeteer.launch({
    executablePath: shell ?? browserPath(),
    headless: shell === undefined ? true : 'shell',
    userDataDir,
    timeout: START_TIMEOUT,
    args: [
      ...ARGUMENTS,
      ...(shell ? SHELL_ARGUMENTS : []),
      `--disable-features=${disabled.join()}`,
    ],
    // A signal ends the whole run, which closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  browser.process()?.once('exit', () => rmSync(userDataDir, { recursive: true, force: true }));
  return browser;
}
