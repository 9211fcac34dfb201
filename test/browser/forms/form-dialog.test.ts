import assert from 'node:assert/strict';
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

const DIALOG = '#contact-for-more-info';
const OPENER = '.manager [data-dialog="contact-for-more-info"]';

describe('the form in the dialog of a home', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  for (const locale of FORM_LOCALES) {
    it(`is fetched when the dialog is opened, and sent from it, in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + templates(site, locale)['home for sale']);
      assert.equal((await page.$$(`${DIALOG} form.form`)).length, 0);
      await page.$eval(OPENER, (opener) => (opener as HTMLElement).click());
      await page.waitForSelector(`${DIALOG}[open] form.form`);
      await page.focus(`${DIALOG} [name="FirstName"]`);
      await hydrated(page, `${DIALOG} .form`);
      await page.keyboard.type('An');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${DIALOG} .form-summary:focus`);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page), []);
      await page.type(`${DIALOG} [name="Name"]`, 'Peeters');
      await page.type(`${DIALOG} [name="Email"]`, 'an@example.be');
      await page.type(`${DIALOG} [name="PhoneNumber"]`, '0470 12 34 56');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-me`);
      assert.equal((await newestLead(site)).email, 'an@example.be');
      assert.deepEqual(complaints, []);
    });
  }

  it('stays open when text is selected to beyond its edge, and closes by a click there', async () => {
    const { page } = await visit();
    await openPage(page, site.origin + templates(site, 'nl')['home for sale']);
    await page.$eval(OPENER, (opener) => (opener as HTMLElement).click());
    const field = await page.waitForSelector(`${DIALOG}[open] textarea`);
    await field?.scrollIntoView();
    const box = await field?.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, box.y + box.height / 2);
    await page.mouse.up();
    assert.ok(await page.$(`${DIALOG}[open]`), 'selecting text closed the dialog');
    await page.mouse.click(5, box.y + box.height / 2);
    assert.equal(await page.$(`${DIALOG}[open]`), null);
  });

  it('stays a link to its page when it cannot be fetched', async () => {
    const { page } = await visit();
    await openPage(page, site.origin + templates(site, 'nl')['home for sale']);
    await page.setOfflineMode(true);
    const failed = new Promise((resolve) => page.once('requestfailed', resolve));
    await page.$eval(OPENER, (opener) => (opener as HTMLElement).click());
    await failed;
    const link = await page.waitForSelector(`${DIALOG}[open] a[data-form]`);
    await page.setOfflineMode(false);
    assert.ok(link);
    await Promise.all([page.waitForNavigation(), link.click()]);
    assert.equal(page.url(), site.origin + templates(site, 'nl')['question']);
  });
});
