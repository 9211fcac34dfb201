import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, openPage, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';

const LIST = '/nl/te-koop';
const PAGE = '/nl/bewaard';
const HEART = '.heart';

describe('saved homes', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  /** Waits for the number in the header; '' for none. */
  const counted = (page: Page, count: string) =>
    page.waitForFunction(
      (text) => document.querySelector('.saved-count')?.textContent === text,
      // A page behind another one draws nothing.
      { polling: 'mutation' },
      count,
    );
  const cards = (page: Page) =>
    page.$$eval('[data-kept]:not([hidden])', (all) =>
      all.map((card) => card.getAttribute('data-kept')),
    );

  it('are saved by hearts and counted, in every tab, and put back after they were removed', async () => {
    const { page: list, complaints } = await visit({ viewport: PHONE });
    await openPage(list, site.origin + LIST);
    await list.waitForSelector(`${HEART}[aria-pressed=false]`);
    const header = () =>
      list.$eval('.header-line', (line) =>
        [...line.children].map((part) => part.getBoundingClientRect().x),
      );
    const before = await header();
    const pressed = await list.$$eval(HEART, (hearts) => {
      const two = hearts.slice(0, 2) as HTMLButtonElement[];
      for (const heart of two) heart.click();
      return two.map(({ value }) => value);
    });
    await counted(list, '2');
    assert.deepEqual(await header(), before, 'the number moves nothing');
    const box = await list.$eval(HEART, (heart) => {
      const { width, height } = heart.getBoundingClientRect();
      return [width, height];
    });
    assert.deepEqual(box, [44, 44]);
    await list.waitForFunction(() => /saved=\d+\.\d+-/.test(document.cookie));

    const saved = await list.browserContext().newPage();
    await saved.setViewport(DESKTOP);
    await openPage(saved, site.origin + PAGE);
    assert.deepEqual(await cards(saved), pressed.toReversed(), 'the newest first');
    await saved.type('.kept-memo textarea', 'Bel Jan');
    await saved.reload();
    const note = () => saved.$eval('.kept-memo textarea', (field) => field.value);
    await saved.waitForFunction(() => document.querySelector('textarea')?.value !== '');
    assert.equal(await note(), 'Bel Jan');

    await saved.click(`[data-kept] ${HEART}`);
    await counted(list, '1');
    assert.deepEqual(await cards(saved), pressed.slice(0, 1));
    await saved.keyboard.press('Enter');
    await counted(list, '2');
    assert.deepEqual(await cards(saved), pressed.toReversed());
    assert.equal(await note(), 'Bel Jan');
    await saved.click('.kept-memos button');
    assert.equal(await note(), '');
    assert.equal(await saved.evaluate(() => localStorage.getItem('saved-notes')), null);
    assert.deepEqual(complaints, []);

    // The answer to what was pressed sets the whole cookie.
    await saved.waitForNetworkIdle();
    // A home that has left the catalogue is counted, and the page stays as it is.
    await saved.evaluate(() => {
      const [, value = ''] = /saved=([^;]*)/.exec(document.cookie) ?? [];
      document.cookie = `saved=${value}-99999991; path=/`;
    });
    let loads = 0;
    saved.on('load', () => (loads += 1));
    await openPage(saved, site.origin + PAGE);
    await saved.click('button[name=tidy]');
    await saved.waitForFunction(() => !document.querySelector('button[name=tidy]'));
    await counted(saved, '2');
    assert.equal(loads, 2, 'the page and the press');
  });

  it('are followed by what this device has seen lately, until that is erased or switched off', async () => {
    const { page, complaints } = await visit();
    await openPage(page, site.origin + LIST);
    const paths = await page.$$eval('[data-card] a', (links) =>
      links.slice(0, 3).map(({ pathname }) => pathname),
    );
    const stored = () => page.evaluate(() => localStorage.getItem('seen'));
    const see = async (path = '') => {
      const before = await stored();
      await openPage(page, site.origin + path);
      await page.waitForFunction((text) => localStorage.getItem('seen') !== text, {}, before);
    };
    const shown = () =>
      page.$$eval('[data-seen-cards] a', (links) => links.map(({ pathname }) => pathname));
    await see(paths[0]);
    await see(paths[1]);
    await openPage(page, site.origin + PAGE);
    await page.waitForSelector('.seen:not([hidden]) .card img');
    assert.deepEqual(await shown(), [paths[1], paths[0]]);
    assert.deepEqual(await violations(page), []);
    await page.click('[data-seen-stop]');
    await page.waitForSelector('.seen:not([hidden]) [data-seen-resume]:not([hidden])');
    assert.equal(await stored(), 'off');
    await openPage(page, site.origin + (paths[2] ?? ''));
    await page.goBack();
    await page.waitForSelector('.seen:not([hidden])');
    assert.equal(await stored(), 'off');
    await page.click('[data-seen-resume]');
    await page.waitForSelector('.seen[hidden]');
    await see(paths[2]);
    await openPage(page, `${site.origin}/de/gemerkt`);
    await page.waitForSelector('.seen:not([hidden])');
    assert.match((await shown()).join(), /^\/de\/[^,]+$/);
    await page.click('[data-seen-erase]');
    await page.waitForSelector('.seen[hidden]');
    assert.equal(await stored(), null);
    assert.deepEqual(complaints, []);
  });

  it('say so where they cannot be saved, and the heart is as before', async () => {
    const { page } = await visit();
    await openPage(page, site.origin + LIST);
    await counted(page, '');
    await page.waitForSelector(`${HEART}[aria-pressed=false]`);
    await page.setOfflineMode(true);
    await page.click(HEART);
    await page.waitForSelector('[role=alert].saved-said');
    assert.equal(await page.$eval(HEART, (heart) => heart.ariaPressed), 'false');
  });
});
