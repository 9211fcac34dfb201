import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import {
  DESKTOP,
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { fillIn } from '../../support/form-page.ts';
import { PERSON } from '../../support/forms/typed.ts';

const THANKS = 'bedankt/neem-contact-met-ons-op-voor-een-persoonlijke-service';

describe('the simple contact form', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const fill = (page: Page) => fillIn(page, PERSON);
  /** Number of different heights at which the fields begin. */
  const rows = (page: Page) =>
    page.$$eval(
      '.simple-contact .form-field',
      (fields) => new Set(fields.map((field) => field.getBoundingClientRect().top)).size,
    );

  for (const locale of FORM_LOCALES) {
    it(`is one row on a desktop, one column on a phone, and is sent, in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, site.origin + templates(site, locale)['about']);
      assert.equal(await rows(page), 4);
      await page.setViewport(DESKTOP);
      assert.equal(await rows(page), 1);
      await page.focus('[name="FirstName"]');
      await hydrated(page, '.form');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('.form-field-failed')).length, 4);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page, '.module-simple-contact'), []);
      await fill(page);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).pathname, `/${locale}/${THANKS}`);
      assert.deepEqual(complaints, []);
    });
  }

  it('is sent without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + templates(site, 'nl')['about']);
    await fill(page);
    await Promise.all([page.waitForNavigation(), page.click('.simple-contact .form-submit')]);
    assert.equal(new URL(page.url()).pathname, `/nl/${THANKS}`);
    assert.equal((await newestLead(site)).form, 'simple-contact');
  });
});
