import type { Browser, Page } from 'puppeteer';
import { launchChromium } from '../../server/testing/chromium.ts';
import { type Figure, median } from './figures.ts';
import { pageScripts } from '../support/browser.ts';
import { idle, notePresses, type Press, pressed, PRESSES } from './presses.ts';

/** A phone whose processor is as many times slower than this one. */
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const ROUNDS = 5;
/** Milliseconds to the next paint that a visitor takes for at once. */
const AT_ONCE = 100;
/** A page that does nothing but change a word. */
const BARE = `data:text/html,<meta name="viewport" content="width=device-width"><button
  onclick="this.textContent = 'pressed'" style="font-size: 3rem">press</button>`;

const BARE_NAME = 'bare page';

type Paths = Readonly<Record<Press['page'], string>>;

/**
 * How long a press takes to the next paint on a phone: each in a page of its own, which the phone has
 * just loaded; the median of some rounds with the worst beside it, and as a ratio to a press on a bare
 * page in the same run, because other work on this machine only adds.
 */
export async function interactionFigures(origin: string, paths: Paths): Promise<Figure[]> {
  const browser = await launchChromium({ fetchesAhead: false, keepsPages: false });
  const times = new Map<string, number[]>();
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      note(BARE_NAME, await timed(browser, BARE, ['button']));
      for (const { name, page, before = [], selector } of PRESSES) {
        note(name, await timed(browser, origin + paths[page], [...before, selector]));
      }
    }
  } finally {
    await browser.close();
  }
  const bare = median(times.get(BARE_NAME) ?? []);
  return [...times].map(([name, all]) => figureOf(name, all, bare));
}

function figureOf(name: string, times: readonly number[], bare: number): Figure {
  const value = median(times);
  const worst = `at worst ${Math.max(...times)} ms`;
  const figure = { name: `press to paint: ${name}`, value, unit: 'ms', note: worst } as const;
  if (name === BARE_NAME) return figure;
  const note = `${worst}, ${(value / bare).toFixed(1)} times the bare page`;
  return { ...figure, most: AT_ONCE, note };
}

/** The time of the last of some presses on a page. */
async function timed(browser: Browser, url: string, selectors: readonly string[]): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await page.emulateCPUThrottling(SLOWDOWN);
    await notePresses(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(pageScripts);
    await closeSheets(page);
    await idle(page);
    let last = 0;
    for (const selector of selectors) last = await pressed(page, selector);
    return last;
  } finally {
    await context.close();
  }
}

/** The consent sheet would lie over what is pressed. */
async function closeSheets(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('consent')?.remove();
    document.getElementById('popup')?.remove();
  });
}
