import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'puppeteer';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  settled,
  useOnePage,
  violations,
} from '../support/browser.ts';
import { type LiveSite, liveSite } from '../support/live-site.ts';

const SECOND = path.resolve(import.meta.dirname, '../agencies/oosterschaduw');

const PAGES = {
  nl: ['/nl/welkom', '/nl/kopen', '/nl/kopen/501-2800-mechelen', '/nl/nieuws', '/nl/nergens'],
  de: ['/de/willkommen', '/de/kaufen/503-4000-liege'],
} as const;

/** Chromium logs the expected 404 as an error. */
const EXPECTED = /status of 404/;

const leftOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().left);
const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

describe('the template gevel', () => {
  const visit = useOnePage();
  beforeEach(() => visit().page.setViewport(DESKTOP));
  let site: LiveSite;
  before(async () => {
    site = await liveSite({ env: { SITE_DIR: SECOND } });
  });
  after(() => site.close());

  for (const url of [...PAGES.nl, ...PAGES.de]) {
    it(`${url} at ${PHONE.width} and at ${DESKTOP.width} px is clean`, async () => {
      const { page, complaints } = visit();
      await page.setViewport(PHONE);
      await openPage(page, site.origin + url);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewport(viewport);
        await settled(page);
        assert.deepEqual(
          complaints.filter((text) => !EXPECTED.test(text)),
          [],
        );
        assert.ok((await overflow(page)) <= 0, `the page is wider than ${viewport.width} pixels`);
        assert.deepEqual(await violations(page), [], `at ${viewport.width} pixels`);
      }
    });
  }

  it('has the wordmark in the middle, over the line of pages', async () => {
    const { page } = visit();
    await page.goto(`${site.origin}/nl/kopen`);
    const middle = await page.$eval('.wordmark', (wordmark) => {
      const { left, right } = wordmark.getBoundingClientRect();
      return (left + right) / 2;
    });
    assert.ok(Math.abs(middle - DESKTOP.width / 2) < 2);
    assert.ok((await topOf(page, '.header-nav')) > (await topOf(page, '.wordmark')) + 30);
  });

  it('keeps the line of pages in view, and lets the wordmark go', async () => {
    const { page } = visit();
    await page.goto(`${site.origin}/nl/kopen`);
    await scrolledTo(page, 600);
    assert.ok((await topOf(page, '.wordmark')) < 0);
    const top = await topOf(page, '.header-nav');
    assert.ok(top >= 0 && top < 56, String(top));
  });

  it('has the photograph beside the promise, and the search below both', async () => {
    const { page } = visit();
    await page.goto(`${site.origin}/nl/welkom`);
    assert.ok((await leftOf(page, '.hero-photo')) > (await leftOf(page, '.hero-promise')) + 300);
    const bottom = await page.$eval('.hero-photo', (photo) => photo.getBoundingClientRect().bottom);
    assert.ok((await topOf(page, '.hero .search')) >= bottom);
  });

  it('has a photograph of a home in the first screen of the home page', async () => {
    const { page } = visit();
    for (const [width, height, seen] of [
      [390, 844, 48],
      [1280, 800, 64],
      [1366, 768, 64],
      [1920, 1080, 64],
    ] as const) {
      await page.setViewport({ width, height });
      await page.goto(`${site.origin}/nl/welkom`);
      const top = await topOf(page, '.card-photo');
      assert.ok(top <= height - seen, `it begins at ${top} px of ${height}`);
    }
  });

  it('lists one home to a row, its facts beside its photograph', async () => {
    const { page } = visit();
    await page.goto(`${site.origin}/nl/kopen`);
    const lefts = await page.$$eval('.card', (cards) => [
      ...new Set(cards.map((card) => card.getBoundingClientRect().left)),
    ]);
    assert.equal(lefts.length, 1);
    assert.ok((await leftOf(page, '.card-words')) > (await leftOf(page, '.card-photo')) + 400);
  });

  it('continues in the colour of its footer below it, behind the bar of a home', async () => {
    const { page } = visit();
    await page.setViewport(PHONE);
    await page.goto(`${site.origin}/nl/kopen/501-2800-mechelen`);
    const [below, footer] = await page.$$eval('body:has(.contact-bar), .footer', (parts) =>
      parts.map((part) => getComputedStyle(part).backgroundColor),
    );
    assert.ok(footer);
    assert.equal(below, footer);
  });

  it('says what a home is before it shows it, with its manager at the left', async () => {
    const { page } = visit();
    await page.goto(`${site.origin}/nl/kopen/501-2800-mechelen`);
    assert.ok((await topOf(page, '.summary')) < (await topOf(page, '.gallery')));
    assert.ok((await leftOf(page, '.manager')) < (await leftOf(page, '.summary')));
    const order = await page.$$eval('.summary, .gallery, .manager', (parts) =>
      parts.map((part) => part.className.split(' ')[0]),
    );
    // The title, the photographs, and then the rest of the summary.
    assert.deepEqual(order, ['summary', 'gallery', 'summary', 'manager']);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewport(viewport);
      const top = await topOf(page, '.gallery');
      assert.ok(top <= 300, `the gallery begins at ${top} px`);
    }
    // A long title sends the price to a second line.
    const priceAt = await topOf(page, '.summary-price');
    await page.$eval('.summary h1', (h1) => {
      h1.textContent = 'Neubau-Doppelhaushälfte in Mecheln';
    });
    assert.ok((await topOf(page, '.summary-price')) > priceAt + 24);
    assert.ok((await topOf(page, '.gallery')) <= 300);
  });
});
