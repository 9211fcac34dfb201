import type { Page } from 'puppeteer';

/** What a visitor presses on a page, with the presses that must come before it. */
export interface Press {
  name: string;
  page: 'home' | 'list' | 'detail';
  /** Selectors that are pressed first, one after the other. */
  before?: readonly string[];
  selector: string;
}

/** Each is the first of its kind on its page, when the code that it needs may not be there yet. */
export const PRESSES: readonly Press[] = [
  { name: 'menu', page: 'home', selector: '.drawer-button' },
  { name: 'goal of the search', page: 'home', selector: '.search-goals label:nth-of-type(2)' },
  { name: 'filters', page: 'list', selector: '.filters-open' },
  {
    name: 'filter',
    page: 'list',
    before: ['.filters-open'],
    selector: '.filters-sheet .switch:has([name=garden])',
  },
  { name: 'heart', page: 'list', selector: '.card > .heart' },
  { name: 'map', page: 'list', selector: '.list-map-foot button' },
  { name: 'tab', page: 'detail', selector: '.fact-tabs a:nth-of-type(3)' },
  { name: 'gallery', page: 'detail', selector: '.gallery-list > :first-child a' },
  {
    name: 'next photograph',
    page: 'detail',
    before: ['.gallery-list > :first-child a'],
    selector: '.viewer-arrow-right',
  },
  { name: 'heart of the home', page: 'detail', selector: '.summary .heart' },
];

/** Milliseconds within which the browser reports a press, after its next paint. */
const REPORT = 3000;
/** The shortest that a browser reports; shorter presses count as this long (Event Timing). */
const SHORTEST = 16;

interface Noted {
  /** Of each event of a press that the browser has reported: the press and the milliseconds. */
  reported: { event: string; interaction: number; duration: number }[];
}

/** To be called before a page is opened: it notes the duration of each press until its next paint. */
export async function notePresses(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((shortest) => {
    const reported: Noted['reported'] = [];
    Object.assign(window, { reported });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        const { name: event, interactionId: interaction, duration } = entry;
        if (interaction > 0) reported.push({ event, interaction, duration });
      }
    }).observe({
      type: 'event',
      durationThreshold: shortest,
      buffered: true,
    } as PerformanceObserverInit);
  }, SHORTEST);
}

/**
 * Taps an element and returns the milliseconds until the next paint, as the browser measures them:
 * the longest of the press's events (down, up, click), in steps of 8 ms, from the finger to the
 * picture, with what the page did before it could listen.
 * @throws when the tap did not arrive.
 */
export async function pressed(page: Page, selector: string): Promise<number> {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`there is no ${selector}`);
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await twoFrames(page);
  const before = await clicks(page);
  await page.evaluate(() => {
    (window as unknown as Noted).reported.length = 0;
  });
  await element.tap();
  await twoFrames(page);
  // The click is reported last, after the paint that answers it: down and up may be long before.
  await page
    .waitForFunction(
      () => (window as unknown as Noted).reported.some(({ event }) => event === 'click'),
      { timeout: REPORT },
    )
    .catch(() => undefined);
  await idle(page);
  if ((await clicks(page)) === before) throw new Error(`the tap on ${selector} did not arrive`);
  return longest(await page.evaluate(() => (window as unknown as Noted).reported));
}

/** The longest event of the last press; those of a press share its number. */
function longest(reported: Noted['reported']): number {
  const last = Math.max(...reported.map(({ interaction }) => interaction));
  const ofLast = reported.filter(({ interaction }) => interaction === last);
  return Math.max(SHORTEST, ...ofLast.map(({ duration }) => duration));
}

/** Number of clicks on the page so far, those that were too short to be reported included. */
function clicks(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (performance as unknown as { eventCounts: ReadonlyMap<string, number> }).eventCounts.get(
        'click',
      ) ?? 0,
  );
}

/** Waits until the page has nothing to do. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}
