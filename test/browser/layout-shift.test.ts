import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, drawn, PHONE, seeAll, useBrowser, useOnePage } from '../support/browser.ts';
import { PAGE_STATES } from '../../views/subjects/page-states.ts';
import { IS_FULL_MATRIX, type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { shiftsIn, watchShifts } from '../support/layout-shifts.ts';
import { REPEATS } from '../support/repeats.ts';
import { pieceByPiece, type SlowSite } from '../support/piece-by-piece.ts';

/** CLS that a late font may cause: its fallback has the same metrics, but other letters. */
const LATE_FONT_BOUND = 0.01;

/** Whether a font of the site is loaded: a fallback is when the machine has Arial or a like font. */
const hasLoadedFont = () =>
  [...document.fonts].some(
    ({ family, status }) => status === 'loaded' && !/ Fallback\b/.test(family),
  );

/** The fonts are blocked and preloaded in vain, and a page of status 404 is reported as an error. */
const isUnexpected = (complaint: string) =>
  !/ERR_BLOCKED_BY_CLIENT|woff2|status of 404/.test(complaint);

/** Shown above the name, which comes before it in the page (card.css). */
const PRICE = /<p class="card-price/;

const STATES = PAGE_STATES.filter((name) => IS_FULL_MATRIX || !REPEATS.includes(name));

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
  const isForeign = (url: string) =>
    !url.startsWith('data:') && !url.startsWith(`http://127.0.0.1:${slow.port}/`);

  for (const viewport of [PHONE, DESKTOP]) {
    describe(`at ${viewport.width} px, piece by piece, in the fallback's letters`, () => {
      const visited = useOnePage({ viewport, consent: 'undecided' });
      before(async () => {
        const { page } = visited();
        const session = await page.createCDPSession();
        await session.send('Network.enable');
        await session.send('Network.setBlockedURLs', {
          urlPatterns: [{ urlPattern: '*://*:*/*.woff2', block: true }],
        });
        await watchShifts(page);
      });

      for (const name of STATES) {
        it(name, async () => {
          const { page, complaints, requests } = visited();
          await slow.open(page, paths[name] ?? '');
          await seeAll(page);
          assert.equal(await page.evaluate(hasLoadedFont), false);
          assert.deepEqual(await shiftsIn(page), []);
          assert.deepEqual(complaints.filter(isUnexpected), []);
          assert.deepEqual(requests.filter(isForeign), []);
        });
      }

      for (const name of ['sale list', 'projects list'] as const) {
        it(`${name}, cut before the price of each card`, async () => {
          const { page } = visited();
          await slow.open(page, paths[name] ?? '', PRICE);
          assert.deepEqual(await shiftsIn(page), []);
        });
      }
    });
  }

  it('nor the icon of a tile when its name is parsed after it', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.goto(site.origin + paths['demand'], { waitUntil: 'load' });
    const moved = await page.$$eval('.form-ticks .form-option', (tiles) =>
      tiles.map((tile) => {
        const top = () => tile.querySelector('svg')?.getBoundingClientRect().top ?? NaN;
        const whole = top();
        tile.querySelector('span')?.remove();
        return Math.abs(top() - whole);
      }),
    );
    assert.ok(moved.length > 4);
    assert.deepEqual(new Set(moved), new Set([0]));
  });

  it('and next to nothing when the fonts come after everything else', async () => {
    const { page } = await visit({ viewport: PHONE, consent: 'undecided' });
    const held: HTTPRequest[] = [];
    let areHeld = true;
    await onFonts(page, (font) => {
      if (areHeld) held.push(font);
      else void font.continue();
    });
    await watchShifts(page);
    await page.goto(site.origin + paths['sale list'], { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('footer');
    await drawn(page);
    assert.ok(held.length > 0, 'no font was asked for');
    areHeld = false;
    await Promise.all(held.map((font) => font.continue()));
    await page.evaluate(() => document.fonts.ready);
    await seeAll(page);
    const shifts = await shiftsIn(page);
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    assert.ok(shifted < LATE_FONT_BOUND, JSON.stringify(shifts));
  });

  /** Passes requests for fonts to `take`; everything else is continued. */
  async function onFonts(page: Page, take: (font: HTTPRequest) => void): Promise<void> {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) take(request);
      else void request.continue();
    });
  }
});
