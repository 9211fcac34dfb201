import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { newestLead } from '../../support/stored-leads.ts';

describe('telling a friend, in a browser', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const send = (page: Page) =>
    Promise.all([
      page.waitForNavigation(),
      page.$eval('.friend button', (button) => button.click()),
    ]);

  for (const locale of FORM_LOCALES) {
    it(`opens, shows faults, sends and thanks in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + templates(site, locale)['home for sale']);
      await page.$eval('.friend summary', (summary) => summary.click());
      await send(page);
      await page.waitForSelector('.friend[open] [name="Email"][aria-invalid="true"]:focus');
      // Mail servers need a dot.
      await page.type('.friend [name="Email"]', 'jo@example');
      await send(page);
      await page.waitForSelector('.friend[open] [name="Email"][aria-invalid="true"]:focus');
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page), []);
      await page.reload();
      await page.waitForSelector('.friend[open] [name="Email"][aria-invalid="true"]');
      await page.$eval('.friend [name="Email"]', (input) => {
        (input as HTMLInputElement).value = 'jo@example.be';
      });
      await send(page);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/send-to-friend`);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(complaints, []);
    });
  }

  it('keeps the page and the address while there is no network', async () => {
    const { page } = await visit();
    const url = site.origin + templates(site, 'nl')['home for sale'];
    await openPage(page, url);
    await page.$eval('.friend summary', (summary) => summary.click());
    await page.type('.friend [name="Email"]', 'jo@example.be');
    await hydrated(page, '.friend-form');
    await page.setOfflineMode(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.friend-fault[role="alert"]:focus');
    assert.equal(page.url(), url);
    const typed = await page.$eval(
      '.friend [name="Email"]',
      (input) => (input as HTMLInputElement).value,
    );
    assert.equal(typed, 'jo@example.be');
  });

  it('does the same without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + templates(site, 'nl')['project']);
    await page.click('.friend summary');
    await page.type('.friend [name="Email"]', 'maes@example.be');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/send-to-friend');
    const lead = await newestLead(site);
    assert.equal(lead.email, 'maes@example.be');
  });
});
