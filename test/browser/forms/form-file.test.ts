import assert from 'node:assert/strict';
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

  it('thanks in a new window, and is reset', async () => {
    const { page } = await visit();
    const url = site.origin + templates(site, 'nl')['selling'];
    const form = '.module-simple-contact .form';
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
    const values = await page.$$eval(`${form} .form-grid input`, (inputs) =>
      inputs.map(({ value }) => value),
    );
    assert.deepEqual(new Set(values), new Set(['']));
  });
});
