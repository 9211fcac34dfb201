import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { useBrowser } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';

describe('what is new since the last visit', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + templates(site, 'nl')['sale list'];
  });

  async function open(page: Page): Promise<void> {
    await page.goto(list, { waitUntil: 'networkidle0' });
    await page.hover('[data-page] [data-card] a');
    await page.waitForSelector('[data-module=ListCards][data-when=done]');
    await page.waitForFunction(() => localStorage.getItem('visits') !== null);
  }

  const marked = (page: Page) =>
    page.$$eval('.cards:has([data-page]) .card', (cards) =>
      cards
        .filter((card) => card.querySelector('.card-new'))
        .map((card) => (card as HTMLElement).dataset['listed']),
    );

  it('is marked from the second visit on, without moving anything or telling the server', async () => {
    const { page, requests, complaints } = await visit();
    await open(page);
    assert.deepEqual(await marked(page), []);
    const days = await page.$$eval('[data-page] [data-listed]', (cards) =>
      [...new Set(cards.map((card) => (card as HTMLElement).dataset['listed'] ?? ''))].sort(),
    );
    const since = days[Math.floor(days.length / 2)] ?? '';
    await page.evaluate((last) => localStorage.setItem('visits', JSON.stringify({ last })), since);
    const boxes = () => page.$$eval('[data-page] h2', (all) => all.map((one) => one.offsetTop));
    await open(page);
    await page.waitForSelector('.card-new');
    const before = await boxes();
    const shown = await marked(page);
    assert.ok(shown.length > 0 && shown.every((day) => day !== undefined && day > since));
    assert.equal(
      shown.length,
      (
        await page.$$eval('[data-page] [data-listed]', (cards) =>
          cards.map((card) => (card as HTMLElement).dataset['listed'] ?? ''),
        )
      ).filter((day) => day > since).length,
    );
    await page.$$eval('.card-new', (all) => all.forEach((one) => one.remove()));
    assert.deepEqual(await boxes(), before);
    // The same day is the same visit.
    await open(page);
    await page.waitForSelector('.card-new');
    assert.ok(requests.every((url) => !url.includes(since)));
    assert.deepEqual(complaints, []);
  });
});
