import assert from 'node:assert/strict';
import { openPage, PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';

const NAME = '.team-name';

describe('a person of the team grid', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });
  const url = () => `${site.origin}/states/de/team/1`;

  it('opens in a dialog by keyboard, which gives the focus back', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openPage(page, url());
    await page.focus(NAME);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] .person-contact');
    const title = await page.$eval('dialog[open] h2', (heading) => heading.textContent);
    assert.equal(await page.$eval(NAME, (name) => name.textContent), title);
    assert.deepEqual(await violations(page, 'dialog[open]'), []);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'team-name');
    assert.deepEqual(complaints, []);
  });

  it('leads from the dialog, and without script at once, to a page of their own', async () => {
    for (const javaScript of [true, false]) {
      const { page } = await visit({ viewport: PHONE, javaScript });
      await page.goto(url(), { waitUntil: 'load' });
      if (javaScript) {
        await page.click(NAME);
        await page.waitForSelector('dialog[open] .link-more');
      }
      const link = javaScript ? 'dialog[open] .link-more' : NAME;
      await Promise.all([page.waitForNavigation(), page.click(link)]);
      assert.match(page.url(), /\/de\/unser-team\/marieke-de-smet-1$/);
      assert.equal(await page.$eval('h1', (h1) => h1.textContent), 'Marieke De Smet');
    }
  });
});
