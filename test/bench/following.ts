import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { launchChromium } from '../../server/testing/chromium.ts';
import type { Figure } from './figures.ts';

// From a click on a home's card until its page is seen, with and without fetching it ahead; both in
// the same run, on loopback, so that their ratio is what counts.

const CARDS = 8;
/** Milliseconds between pointing at a card and clicking it. */
const HESITATION = 500;
const CLICKED = 'bench-clicked';

export async function followingFigures(origin: string, list: string): Promise<Figure[]> {
  const browsers = await Promise.all(
    [false, true].map((fetchesAhead) => launchChromium({ fetchesAhead, keepsPages: true })),
  );
  try {
    const times: number[][] = [[], []];
    // Interleaved, so that noise affects both alike.
    for (let card = 0; card < CARDS; card++) {
      for (const [index, browser] of browsers.entries()) {
        times[index]?.push(await follow(browser, origin + list, card));
      }
    }
    const [plain, ahead] = times.map(median);
    return figures(plain ?? NaN, ahead ?? NaN);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

function figures(plain: number, ahead: number): Figure[] {
  const note = `${plain.toFixed(0)} ms without, ${ahead.toFixed(0)} ms with`;
  return [
    {
      name: 'from a card to its page: fetched ahead, of not',
      value: (100 * ahead) / plain,
      unit: '%',
      note,
    },
  ];
}

/** Milliseconds from the click on a card to the first contentful paint of its page. */
async function follow(browser: Browser, url: string, card: number): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate((key) => {
    addEventListener('click', () => {
      localStorage.setItem(key, String(performance.timeOrigin + performance.now()));
    });
  }, CLICKED);
  const [link] = (await page.$$('[data-card] a')).slice(card);
  if (!link) throw new Error(`the list has no card ${card}`);
  await link.hover();
  await setTimeout(HESITATION);
  await link.click();
  await setTimeout(HESITATION);
  const time = await shownAfter(page);
  await page.close();
  return time;
}

function shownAfter(page: Page): Promise<number> {
  return page.evaluate(async (key) => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    // A page that was rendered ahead is seen when it is activated.
    const shown = Math.max(painted, entry?.activationStart ?? 0);
    return performance.timeOrigin + shown - Number(localStorage.getItem(key));
  }, CLICKED);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
