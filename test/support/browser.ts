import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import puppeteer, { type Browser, type Page } from 'puppeteer';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As root Chromium has no sandbox; offline its background services only make noise. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

/** A page in the browser with all that went wrong on it, and every address it asked for. */
export interface Visit {
  page: Page;
  /** Console messages, uncaught errors and failed requests. */
  complaints: string[];
  requests: string[];
}

export interface VisitOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
}

/**
 * A browser for the tests of one file; call it inside `describe`.
 * @param textSize pixels of a letter where a page says nothing, as visitors set it; 16 is usual.
 */
export function useBrowser(textSize = 16): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  const open: Page[] = [];
  before(async () => {
    browser = await puppeteer.launch({
      args: [...ARGUMENTS, `--blink-settings=defaultFontSize=${textSize}`],
    });
  });
  afterEach(async () => {
    const left = open.splice(0).filter((page) => !page.isClosed());
    await Promise.all(left.map((page) => page.close()));
  });
  after(() => browser.close());
  return async ({ viewport = DESKTOP, javaScript = true } = {}) => {
    const page = await browser.newPage();
    open.push(page);
    await page.setViewport(viewport);
    await page.setJavaScriptEnabled(javaScript);
    return watch(page);
  };
}

function watch(page: Page): Visit {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

/** Axe's violations on the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
  );
}

/** Pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Scrolls through the page, so that everything lazy is there (of a list that goes on by itself all
 * that comes), and waits for the pictures. Those of a row that is swiped sideways are not fetched
 * before the visitor swipes.
 */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A list goes on before its end is seen; a visitor scrolls slower than a page takes to come.
    const isComing = () => {
      const ahead = document.querySelector('.more-ahead');
      const isNear = ahead !== null && ahead.getBoundingClientRect().top < innerHeight;
      return isNear && document.querySelector('.more a') !== null;
    };
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      for (let frames = 0; isComing() && frames < 600; frames += 1) await frame();
      // What came is drawn before the next step: both in one frame would look like a jump.
      await frame();
      await frame();
    }
    const shown = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    await Promise.all(shown.map((image) => image.decode()));
    scrollTo(0, 0);
    await frame();
  });
}
