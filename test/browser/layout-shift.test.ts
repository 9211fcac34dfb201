import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, PHONE, seeAll, useBrowser } from '../support/browser.ts';
import { PAGE_STATES } from '../../views/subjects/page-states.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { pieceByPiece, type SlowSite } from '../support/piece-by-piece.ts';

/** CLS that a late font may cause: its fallback has the same metrics, but other letters. */
const LATE_FONT_BOUND = 0.01;

describe('nothing moves while a page arrives', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let slow: SlowSite;
  let paths: Record<string, string>;
  before(async () => {
    site = await sharedSite();
    slow = await pieceByPiece(site);
    paths = templates(site, 'de');
  });
  after(() => slow.close());

  for (const name of PAGE_STATES) {
    for (const viewport of [PHONE, DESKTOP]) {
      it(`${name} at ${viewport.width} px, piece by piece, in the fallback's letters`, async () => {
        const { page } = await visit({ viewport, consent: 'undecided' });
        await onFonts(page, (font) => void font.abort());
        assert.equal(await shiftOf(page, paths[name] ?? ''), 0);
      });
    }
  }

  it('and next to nothing when the fonts come after everything else', async () => {
    const { page } = await visit({ viewport: PHONE, consent: 'undecided' });
    const held: HTTPRequest[] = [];
    await onFonts(page, (font) => held.push(font));
    await page.evaluateOnNewDocument(collectShifts);
    await page.goto(site.origin + paths['sale list'], { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('footer');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    assert.ok(held.length > 0, 'no font was asked for');
    await Promise.all(held.map((font) => font.continue()));
    await page.evaluate(() => document.fonts.ready);
    await seeAll(page);
    const shifted = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
    assert.ok(shifted < LATE_FONT_BOUND, `shifted by ${shifted}`);
  });

  async function shiftOf(page: Page, path: string): Promise<number> {
    await page.evaluateOnNewDocument(collectShifts);
    await slow.open(page, path);
    await seeAll(page);
    return page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
  }

  /** Passes requests for fonts to `take`; everything else is continued. */
  async function onFonts(page: Page, take: (font: HTTPRequest) => void): Promise<void> {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) take(request);
      else void request.continue();
    });
  }
});

/** Adds up the layout shifts that no input explains (CLS). */
function collectShifts(): void {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
