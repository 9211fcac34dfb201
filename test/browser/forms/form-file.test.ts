import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { hydrated, openPage, useBrowser } from '../../support/browser.ts';
import { type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { PERSON } from '../../support/forms/typed.ts';

describe('a form that gives a file, in a browser', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const form = '.module-simple-contact .form';
  const typedIn = async (page: Page) => {
    const values = await page.$$eval(`${form} .form-grid input`, (inputs) =>
      inputs.map(({ value }) => value),
    );
    return new Set(values);
  };
  /** The visitor closes the new window, or goes back to the form beside it. */
  const lookBack = async (page: Page) => {
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };

  it('keeps what was typed while the new window has no answer', async () => {
    const { page } = await visit();
    await openPage(page, site.origin + templates(site, 'nl')['selling']);
    await page.focus(`${form} [name="FirstName"]`);
    await hydrated(page, form);
    for (const [name, value] of Object.entries(PERSON)) {
      await page.type(`${form} [name="${name}"]`, value);
    }
    // The line is down: the new window shows the browser's own error.
    await page.$eval(form, (element) => element.setAttribute('action', 'http://127.0.0.1:9/'));
    const popup = new Promise<Page | null>((resolve) => page.once('popup', resolve));
    await page.keyboard.press('Enter');
    await popup;
    await lookBack(page);
    assert.deepEqual(await typedIn(page), new Set(Object.values(PERSON)));
  });

  it('thanks in a new window, and is reset', async () => {
    const { page } = await visit();
    const url = site.origin + templates(site, 'nl')['selling'];
    await openPage(page, url);
    await page.focus(`${form} [name="FirstName"]`);
    await hydrated(page, form);
    const [opened] = await Promise.all([
      new Promise<string>((resolve) => {
        page.once('popup', (window) => {
          void window
            ?.waitForFunction(() => document.querySelector('.thanks a[href^="/files/"]')?.baseURI)
            .then((found) => found.jsonValue())
            .then((at) => resolve(String(at)));
        });
      }),
      (async () => {
        for (const [name, value] of Object.entries(PERSON)) {
          await page.type(`${form} [name="${name}"]`, value);
        }
        await page.keyboard.press('Enter');
      })(),
    ]);
    assert.match(opened, /\/nl\/bedankt\//);
    assert.equal(page.url(), url);
    await lookBack(page);
    assert.deepEqual(await typedIn(page), new Set(['']));
  });
});
