import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { openPage, overflow, PHONE, useBrowser, violations } from '../../support/browser.ts';
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
  const valid = (page: Page) => page.$eval('.friend form', (form) => form.checkValidity());

  for (const locale of FORM_LOCALES) {
    it(`opens, shows faults, sends and thanks in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + templates(site, locale)['home for sale']);
      await page.$eval('.friend summary', (summary) => summary.click());
      assert.equal(await valid(page), false);
      await page.type('.friend [name="Name"]', 'Call 0470');
      await page.type('.friend [name="Email"]', 'jo@example.be');
      assert.equal(await valid(page), true);
      await send(page);
      await page.waitForSelector('.friend[open] [name="Name"][aria-invalid="true"]:focus');
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page), []);
      await page.$eval('.friend [name="Name"]', (input) => {
        (input as HTMLInputElement).value = 'An';
      });
      await send(page);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/send-to-friend`);
      assert.deepEqual(await violations(page), []);
      const refused = complaints.filter((one) => !one.includes('422'));
      assert.deepEqual(refused, []);
    });
  }

  it('does the same without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + templates(site, 'nl')['project']);
    await page.click('.friend summary');
    await page.type('.friend [name="Name"]', 'An');
    await page.type('.friend [name="Email"]', 'maes@example.be');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/send-to-friend');
    const lead = await newestLead(site);
    assert.equal(lead.email, 'maes@example.be');
  });
});
