import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { DESKTOP, openPage, PHONE, useBrowser } from '../support/browser.ts';
import { openFiltersSheet } from '../support/lists/filters-sheet.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';
import { mapDrawn } from '../support/map-view.ts';

/** A link at the end of every page, which no module moves the focus to. */
const ELSEWHERE = '.footer a';

describe('the focus of a visitor who moves on before the page has answered', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const list = () => site.origin + templates(site, 'de')['sale list'];

  /** Holds the requests whose URL contains this; resolves with the first one. */
  async function hold(page: Page, part: string): Promise<{ held: Promise<HTTPRequest> }> {
    const { promise: held, resolve } = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes(part)) resolve(request);
      else void request.continue();
    });
    return { held };
  }

  /** Focuses an element in the moment that another one comes or, with `leaves`, goes. */
  const moveOnce = (page: Page, to: string, { comes, leaves }: Record<string, string>) =>
    page.evaluate(
      (goal, coming, leaving) => {
        const has = (selector?: string) => selector && document.querySelector(selector) !== null;
        new MutationObserver((_, observer) => {
          if (coming ? !has(coming) : has(leaving)) return;
          observer.disconnect();
          document.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
        }).observe(document.body, { childList: true, subtree: true });
      },
      to,
      comes,
      leaves,
    );

  /** Whether it has the focus, after all that the page does next. */
  async function keeps(page: Page, selector: string): Promise<void> {
    const focused = await page.evaluate(async (wanted) => {
      for (let turns = 0; turns < 3; turns += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }
      const { activeElement } = document;
      return activeElement?.matches(wanted) === true || activeElement?.outerHTML.slice(0, 200);
    }, selector);
    assert.equal(focused, true);
  }

  it('is kept while the field of places becomes a combobox', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await openPage(page, list());
    await moveOnce(page, '.filter-button', { comes: '.regions [role=combobox]' });
    await page.focus('.regions select');
    await page.waitForSelector('.regions [role=combobox]');
    await keeps(page, '.filter-button');
  });

  it('is kept in the sheet of filters, which may be used before it listens', async () => {
    const TYPE = '[name=type][value="2"]';
    const { page } = await visit({ viewport: PHONE });
    const { held } = await hold(page, '/hydrate.');
    await page.goto(list(), { waitUntil: 'load' });
    await openFiltersSheet(page);
    await page.focus(TYPE);
    await (await held).continue();
    await page.waitForSelector('.filters-sheet[role=dialog]');
    await keeps(page, TYPE);
  });

  it('is kept when further homes come', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    const { held } = await hold(page, '/flight/more');
    await page.goto(list(), { waitUntil: 'load' });
    await page.focus('.more a');
    await page.keyboard.press('Enter');
    const request = await held;
    await page.focus(ELSEWHERE);
    await request.continue();
    await page.waitForSelector('[data-page="2"] [data-card]');
    await keeps(page, ELSEWHERE);
  });

  it('is kept when a list comes without what was pressed', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await openPage(page, `${list()}?type=2`);
    await page.focus('.sort select');
    await page.waitForSelector('[data-in-place]');
    await page.focus('.chip');
    await moveOnce(page, ELSEWHERE, { leaves: '.chip' });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.chip'));
    await keeps(page, ELSEWHERE);
  });

  it('is kept while the map comes nearer, and when its tool for drawing comes', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.goto(list(), { waitUntil: 'load' });
    await page.click('.list-map-head button');
    await page.waitForSelector('.map-cluster');
    await mapDrawn(page);
    const zoom = await page.$eval('.leaflet-map-pane', (pane) => pane.innerHTML.length);
    await page.focus('.map-cluster');
    await page.keyboard.press('Enter');
    await page.focus(ELSEWHERE);
    await page.waitForFunction(
      (before) => document.querySelector('.leaflet-map-pane')?.innerHTML.length !== before,
      {},
      zoom,
    );
    await mapDrawn(page);
    await keeps(page, ELSEWHERE);
    // The list that follows the map moves the page: a press would miss its button.
    await page.waitForFunction(
      () => location.search.includes('bounds=') && !document.querySelector('[aria-busy=true]'),
    );
    const { held } = await hold(page, '/map-draw');
    await page.click('.map-draw button');
    const request = await held;
    await page.focus(ELSEWHERE);
    await request.continue();
    await page.waitForSelector('.map-draw-bar');
    await keeps(page, ELSEWHERE);
  });
});
