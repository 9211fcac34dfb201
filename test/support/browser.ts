import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { SPECULATION_RULES } from '../../server/web/pages/speculation-rules.ts';
import { refusal } from './consent-cookie.ts';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type Page,
  type Target,
  TargetType,
} from 'puppeteer';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Default text size in pixels. */
const USUAL_TEXT_SIZE = 16;
/** Milliseconds for what a page is waited for: four times what a page needs on a machine. */
export const WAIT_TIMEOUT = 60_000;
/**
 * Milliseconds for an answer of the browser, with which a script that waits in a page ends: before
 * mocha's timeout, so that the failure says where.
 */
const ANSWER_TIMEOUT = 90_000;
/** Milliseconds after which a browser counts as idle: a loaded machine may never let it be. */
const IDLE_TIMEOUT = 1000;

/** Begins the complaint about a request of a script that the page itself has ended. */
const GIVEN_UP = 'given up: ';
/** End of Chromium's message of a transition that came too late: on a loaded machine only. */
const LATE_TRANSITION = 'Page already revealed';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

/** A page with its errors and the URLs it has requested. */
export interface Visit {
  page: Page;
  /** Console messages, uncaught errors and failed requests. */
  complaints: string[];
  requests: string[];
}

export interface VisitOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  /**
   * What the visitor decided about the demo agency's third parties: refused all of them, so that the
   * consent sheet is not in the way, or nothing yet.
   */
  consent?: 'refused' | 'undecided';
  /** Whether the visitor has closed the popup today, so that it is not in the way, or not yet. */
  popup?: 'closed' | 'due';
  /**
   * Whether the page is in the whole browser instead of its engine: which keeps a page that is left
   * for the way back, fills in forms, asks for permissions and fetches lazy pictures as early as a
   * visitor's.
   */
  isWhole?: boolean;
}

/** The marker of a visitor who closed the popup (client/boot/popup.ts). */
const CLOSED_POPUP = { name: 'popup', value: 'closed', domain: '127.0.0.1', path: '/' };

type Endpoint = 'BROWSER_WS_ENDPOINT' | 'WHOLE_BROWSER_WS_ENDPOINT';

const connected = new Map<Endpoint, Promise<Browser>>();

/** A browser of the test run (server/testing/test-browsers.ts), shared with other processes. */
function runningBrowser(endpoint: Endpoint = 'BROWSER_WS_ENDPOINT'): Promise<Browser> {
  const browserWSEndpoint = process.env[endpoint];
  if (!browserWSEndpoint) throw new Error('no browser: start the tests with `npm test`');
  const browser =
    connected.get(endpoint) ??
    puppeteer.connect({
      browserWSEndpoint,
      defaultViewport: null,
      targetFilter: isOurs,
      protocolTimeout: ANSWER_TIMEOUT,
    });
  connected.set(endpoint, browser);
  return browser;
}

/** Pages of other processes are in contexts that this connection does not have. */
function isOurs(target: Target): boolean {
  return target.type() === TargetType.BROWSER || target.browserContext().id !== undefined;
}

export interface BrowserOptions {
  /** The visitor's default text size, in pixels. */
  textSize?: number;
}

/**
 * Opens pages for the tests of one `describe`; to be called inside it. Each test has a browser
 * context of its own, which is closed after it.
 */
export function useBrowser({
  textSize = USUAL_TEXT_SIZE,
}: BrowserOptions = {}): (options?: VisitOptions) => Promise<Visit> {
  const contexts = new Map<Endpoint, Promise<BrowserContext>>();
  afterEach(async () => {
    const used = [...contexts.values()];
    contexts.clear();
    for (const context of await Promise.all(used)) await context.close();
  });
  return async (options = {}) => {
    const endpoint = options.isWhole ? 'WHOLE_BROWSER_WS_ENDPOINT' : 'BROWSER_WS_ENDPOINT';
    const context =
      contexts.get(endpoint) ??
      runningBrowser(endpoint).then((browser) => browser.createBrowserContext());
    contexts.set(endpoint, context);
    const { page, ...seen } = await openVisit(await context, options);
    if (textSize !== USUAL_TEXT_SIZE) await setTextSize(page, textSize);
    return { page, ...seen };
  };
}

/**
 * Opens one page for all tests of a `describe` that only open URLs and look; to be called inside
 * it. The page keeps its renderer, its cookies and what the browser has cached, but no document
 * finds what another stored for the session. Each test begins with no complaint and no request.
 * @param textSize the visitor's default text size, in pixels.
 */
export function useOnePage(options?: VisitOptions, textSize = USUAL_TEXT_SIZE): () => Visit {
  let context: BrowserContext;
  let seen: Visit;
  before(async () => {
    context = await (await runningBrowser()).createBrowserContext();
    seen = await openVisit(context, options);
    await seen.page.evaluateOnNewDocument(forgetSession);
    if (textSize !== USUAL_TEXT_SIZE) await setTextSize(seen.page, textSize);
  });
  beforeEach(async () => {
    // What is given up is reported before the answer, so that it is no complaint of this test.
    await seen.page.evaluate(() => stop());
    seen.complaints.length = 0;
    seen.requests.length = 0;
  });
  after(() => context.close());
  return () => seen;
}

function forgetSession(): void {
  if (window === top && location.protocol === 'http:') sessionStorage.clear();
}

async function openVisit(context: BrowserContext, options: VisitOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, javaScript = true, consent = 'refused', popup = 'closed' } = options;
  if (consent === 'refused') await context.setCookie(await refusal());
  if (popup === 'closed') await context.setCookie(CLOSED_POPUP);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_TIMEOUT);
  await page.setViewport(viewport);
  await page.setJavaScriptEnabled(javaScript);
  if (!javaScript) askFromOutside(page);
  await fetchNothingAhead(page);
  return watch(page);
}

/**
 * Puppeteer looks again in the page: in animation frames, at intervals or after mutations, of which
 * no script hears while JavaScript is off. What is not so at once would never be; here the test asks.
 */
function askFromOutside(page: Page): void {
  page.waitForFunction = async (script, _options, ...args) =>
    until(
      () => page.evaluateHandle(script, ...args),
      (found) => page.evaluate((value) => Boolean(value), found),
    );
  page.waitForSelector = async (selector, { visible = false } = {}) =>
    until(
      () => page.$(selector),
      async (found) => {
        return found !== null && (!visible || (await found.isVisible()));
      },
    );
}

/** Asks again until the answer will do. */
async function until<T>(
  ask: () => Promise<T>,
  willDo: (answer: T) => Promise<boolean>,
): Promise<T> {
  const end = performance.now() + WAIT_TIMEOUT;
  while (performance.now() < end) {
    const answer = await ask();
    if (await willDo(answer)) return answer;
  }
  throw new Error(`not so after ${WAIT_TIMEOUT} ms, on a page without JavaScript`);
}

/** Blocks the rules for it: Chromium's headless shell has no preference for this. */
async function fetchNothingAhead(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urlPatterns: [{ urlPattern: `*://*:*${SPECULATION_RULES}`, block: true }],
  });
}

async function setTextSize(page: Page, textSize: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
}

function watch(page: Page): Visit {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(SPECULATION_RULES)) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!String(error).endsWith(LATE_TRANSITION)) complaints.push(String(error));
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    const isAborted = errorText === 'net::ERR_ABORTED';
    // A picture of which another width fits better in a window of another size is given up.
    if (request.resourceType() === 'image' && isAborted) return;
    if (request.url().endsWith(SPECULATION_RULES)) return;
    const isGivenUp = isAborted && request.resourceType() === 'fetch' && request.method() === 'GET';
    complaints.push(isGivenUp ? GIVEN_UP + request.url() : `failed: ${request.url()} ${errorText}`);
  });
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

/**
 * The complaints about a page where a visitor types or chooses one thing after the other: an answer that
 * is no longer needed is given up for the next.
 */
export function withoutGivenUp(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.startsWith(GIVEN_UP));
}

/** The global that axe defines in a page. */
interface WithAxe {
  axe?: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

/**
 * Axe's violations on the page as it stands, or in one part of it, one line each.
 * @param rule the one rule to check, instead of all that axe checks by default.
 */
export async function violations(page: Page, within = 'html', rule?: string): Promise<string[]> {
  if (await page.evaluate(() => !(globalThis as WithAxe).axe)) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The stylesheets are not fetched once more: no rule that is in use reads them.
    preload: false,
    ...(rule !== undefined && { runOnly: [rule] }),
  };
  const found = await page.evaluate(
    async (part, asked) => {
      const results = await (globalThis as WithAxe).axe?.run(part, asked);
      return results?.violations.map(({ id, nodes }) => ({ id, html: nodes.map((n) => n.html) }));
    },
    within,
    options,
  );
  if (!found) throw new Error('axe did not run');
  return found.map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}

/** Lets timers of exactly this delay end at once, on the pages that are opened next. */
export async function skipDelay(page: Page, delay: number): Promise<void> {
  await page.evaluateOnNewDocument((skipped) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms: number) =>
      later(act, ms === skipped ? 0 : ms)) as typeof setTimeout;
  }, delay);
}

/** Pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Opens a URL and waits until the page has settled. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
}

/**
 * Waits until the fonts are loaded, the page's scripts have run and every island that hydrates
 * without interaction at this scroll position is hydrated; then until the browser is idle. Without
 * script it waits for loading only.
 */
export async function settled(page: Page): Promise<void> {
  if (!page.isJavaScriptEnabled()) return;
  await page.waitForFunction(isSettled);
  await page.evaluate(pageScripts);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_TIMEOUT,
  );
}

/** Waits until what has changed is laid out, reported to observers and painted. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Scrolls to a position at once, in pixels, and waits until the page has handled it and is drawn:
 * before that frame, what follows a scroll timeline is where it was.
 */
export async function scrolledTo(page: Page, top: number): Promise<void> {
  const reached = await page.evaluate(async (y) => {
    const handled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    const before = scrollY;
    scrollTo({ top: y, behavior: 'instant' });
    const position = scrollY;
    if (position !== before) await handled;
    return position;
  }, top);
  await drawn(page);
  if (Math.abs(reached - top) >= 1) throw new Error(`scrolled to ${reached}, not to ${top}`);
}

/** Waits until React has hydrated an element, which then has React's internal property. */
export function hydrated(page: Page, selector: string): Promise<unknown> {
  return page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__react')),
    {},
    selector,
  );
}

/**
 * In a page: resolves when its scripts have run. It imports them itself
 * (test/browser/page-scripts.test.ts); another import of one waits for it.
 */
export async function pageScripts(): Promise<void> {
  const urls = document.body.dataset['scripts']?.split(' ') ?? [];
  await Promise.allSettled(urls.map((url) => import(url)));
}

function isSettled(): boolean {
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return false;
  /** The same condition as in client/boot/islands.ts. */
  const isNear = (island: Element) => {
    const box = island.firstElementChild?.getBoundingClientRect();
    if (!box || !island.firstElementChild?.checkVisibility()) return false;
    const isAbove = box.bottom > -200 && box.top < innerHeight + 200;
    return isAbove && box.right > -200 && box.left < innerWidth + 200;
  };
  const isHydrated = (island: Element) =>
    Object.entries(island).some(
      ([key, root]) =>
        key.startsWith('__reactContainer') &&
        root.stateNode?.current?.memoizedState?.isDehydrated === false,
    );
  return [...document.querySelectorAll<HTMLElement>('x-island')].every((island) => {
    const { when } = island.dataset;
    const wakes = when === 'load' || when === 'idle' || (when === 'visible' && isNear(island));
    return !wakes || isHydrated(island);
  });
}

/**
 * Scrolls through the page, so that everything lazy is loaded (of an infinite list, all the pages
 * that are added without asking), and waits for the pictures, except those in rows that scroll
 * sideways. A `leaper` stops once a screen, for as long as an observer of what is in sight needs.
 */
export async function seeAll(page: Page, pace: 'reader' | 'leaper' = 'reader'): Promise<void> {
  const seeEverything = async (isReader: boolean, timeout: number) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // On a phone lazy pictures are elsewhere at first, those too that come meanwhile, and would be
    // passed by (client/styles/motion.css).
    document.documentElement.toggleAttribute('data-painted', true);
    // The next page is requested before the end is visible; visitors scroll slower than it takes.
    const isComing = () => {
      const ahead = document.querySelector('.more-ahead');
      const isNear = ahead !== null && ahead.getBoundingClientRect().top < innerHeight;
      return isNear && document.querySelector('.more a') !== null;
    };
    for (let y = 0; y < document.body.scrollHeight; y += isReader ? innerHeight / 2 : innerHeight) {
      scrollTo(0, y);
      await frame();
      for (let frames = 0; isComing() && frames < 600; frames += 1) await frame();
      // Rendered before the next step: two steps in one frame would count as a layout shift.
      if (isReader) await frame();
      await frame();
    }
    const shown = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    const decoded = (image: HTMLImageElement) => {
      const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`not decoded: ${image.currentSrc}`)), timeout);
      });
      return Promise.race([image.decode(), late]);
    };
    await Promise.all(shown.map(decoded));
    scrollTo(0, 0);
    await frame();
  };
  await page.evaluate(seeEverything, pace === 'reader', WAIT_TIMEOUT);
}
