import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { hydrated, openPage, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type LiveSite, liveSite } from '../../support/live-site.ts';

const DIR = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');
const LIST = '[name="extra-Goal"]';

describe('a list that must be chosen from', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite({ env: { SITE_DIR: DIR } });
  });
  after(() => site.close());

  const fill = async (page: Page) => {
    await page.type('[name="FirstName"]', 'An');
    await hydrated(page, '.form');
    await page.type('[name="Name"]', 'Peeters');
    await page.type('[name="Email"]', 'an@example.be');
    await page.type('[name="extra-CustomStr1"]', '2800');
    await page.type('[name="extra-CustomStr2"]', 'Van de buren');
  };

  it('opens when it is all that is missing, and is chosen from by keyboard', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openPage(page, `${site.origin}/de/schreiben-sie-uns`);
    await fill(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${LIST}:open`);
    assert.equal(await page.$eval(LIST, (list) => document.activeElement === list), true);
    const said = await page.$eval(
      LIST,
      (list) => document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    assert.match(said ?? '', /Bitte wählen/);
    assert.equal(await page.$eval('.form-summary', (one) => one.getAttribute('role')), 'alert');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.equal(await page.$eval(LIST, (list) => (list as HTMLSelectElement).value), '0');
    assert.deepEqual(await violations(page), []);
    await Promise.all([page.waitForNavigation(), page.click('.form-submit')]);
    assert.equal(new URL(page.url()).pathname, '/de/bedankt/contact-me');
    assert.deepEqual(complaints, []);
  });

  it('stays closed while something before it is missing', async () => {
    const { page } = await visit({ viewport: PHONE });
    await openPage(page, `${site.origin}/nl/schrijf-ons`);
    await page.type('[name="FirstName"]', 'An');
    await hydrated(page, '.form');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.form-summary:focus');
    assert.equal(await page.$(`${LIST}:open`), null);
  });

  it('is focused where a browser cannot open lists', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
    });
    await openPage(page, `${site.origin}/nl/schrijf-ons`);
    await fill(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${LIST}:focus`);
    assert.equal(await page.$(`${LIST}:open`), null);
  });
});
