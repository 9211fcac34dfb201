import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, PHONE, seeAll, useBrowser } from '../support/browser.ts';
import { PAGE_STATES } from '../../views/subjects/page-states.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { type Shift, shiftsIn, watchShifts } from '../support/layout-shifts.ts';
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
        assert.deepEqual(await shiftsOf(page, paths[name] ?? ''), []);
      });
    }
  }

  it('and next to nothing when the fonts come after everything else', async () => {
    const { page } = await visit({ viewport: PHONE, consent: 'undecided' });
    const held: HTTPRequest[] = [];
    await onFonts(page, (font) => held.push(font));
    await watchShifts(page);
    await page.goto(site.origin + paths['sale list'], { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('footer');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    assert.ok(held.length > 0, 'no font was asked for');
    await Promise.all(held.map((font) => font.continue()));
    await page.evaluate(() => document.fonts.ready);
    await seeAll(page);
    const shifts = await shiftsIn(page);
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    assert.ok(shifted < LATE_FONT_BOUND, JSON.stringify(shifts));
  });

  async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
    await watchShifts(page);
    await slow.open(page, path);
    await seeAll(page);
    return shiftsIn(page);
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
