import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
  WAIT_TIMEOUT,
} from '../../support/browser.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { fillIn, send } from '../../support/form-page.ts';
import { PERSON } from '../../support/forms/typed.ts';

describe('the form before a document, in a browser', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  /** Lets the page save files; how many it has saved, each of them a PDF. */
  const saving = async (page: Page): Promise<() => number> => {
    const downloadPath = temporaryDir();
    const client = await page.createCDPSession();
    await client.send('Page.enable');
    await client.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath });
    let count = 0;
    client.on('Page.downloadProgress', ({ state }) => {
      count += state === 'completed' ? 1 : 0;
    });
    return () => {
      for (const name of readdirSync(downloadPath).filter((one) => one.endsWith('.pdf'))) {
        assert.ok(readFileSync(path.join(downloadPath, name), 'latin1').startsWith('%PDF-'));
      }
      return count;
    };
  };
  const saved = async (files: () => number, count: number) => {
    for (let waited = 0; waited < WAIT_TIMEOUT && files() < count; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.equal(files(), count);
  };
  const fill = (page: Page) => fillIn(page, PERSON);

  for (const locale of FORM_LOCALES) {
    it(`saves the file and thanks, once for all documents of a home, in ${locale}`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      const files = await saving(page);
      const url = site.origin + templates(site, locale)['document'];
      await openPage(page, url);
      assert.deepEqual(await violations(page), []);
      await page.focus('[name="FirstName"]');
      await hydrated(page, '.form');
      await page.click('.form-submit');
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('[aria-invalid="true"]')).length, 4);
      await fill(page);
      await send(page);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-me`);
      await saved(files, 1);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page), []);
      await page.reload();
      await page.goto(url).catch((error: Error) => assert.match(error.message, /ERR_ABORTED/));
      await saved(files, 2);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-me`);
      // A navigation that turns out to be a file to save ends as a failed request.
      const others = complaints.filter((one) => !one.includes(`failed: ${site.origin}/files/`));
      assert.deepEqual(others, []);
    });
  }

  it('is shown in a dialog of the home, once for all of its documents', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    const files = await saving(page);
    const url = templates(site, 'nl')['document'] ?? '';
    const home = `${site.origin}${url.slice(0, url.lastIndexOf('/'))}#documents`;
    const links = '.documents a[data-dialog]';
    const opened = async (index: number) => {
      await page.waitForSelector(links, { visible: true });
      await (await page.$$(links))[index]?.click();
    };
    await openPage(page, home);
    await opened(1);
    await page.waitForSelector('dialog[open] form.form', { visible: true });
    const chosen = 'dialog[open] [name="Subject"]:checked';
    assert.equal(await page.$eval(chosen, (input) => (input as HTMLInputElement).value), '2');
    assert.deepEqual(await violations(page), []);
    assert.ok((await overflow(page)) <= 0);
    await page.keyboard.press('Escape');
    assert.equal(await page.$('dialog[open]'), null);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-dialog'));
    assert.equal(await focused(), 'document-2');
    await opened(0);
    await page.waitForSelector('dialog[open] form.form', { visible: true });
    await page.focus('dialog[open] [name="FirstName"]');
    await hydrated(page, 'dialog[open] .form');
    for (const [name, value] of Object.entries(PERSON)) {
      await page.type(`dialog[open] [name="${name}"]`, value);
    }
    await Promise.all([page.waitForNavigation(), page.click('dialog[open] .form-submit')]);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    await saved(files, 1);
    await openPage(page, home);
    await opened(1);
    await saved(files, 2);
    assert.equal(await page.$('dialog[open]'), null);
    assert.equal(page.url(), home);
    await opened(0);
    await saved(files, 3);
    const others = complaints.filter((one) => !one.includes(`failed: ${site.origin}/files/`));
    assert.deepEqual(others, []);
  });

  it('does the same without JavaScript, from the page of the home', async () => {
    const { page } = await visit({ javaScript: false });
    const files = await saving(page);
    const url = templates(site, 'nl')['document'] ?? '';
    await page.goto(site.origin + url.slice(0, url.lastIndexOf('/')));
    await Promise.all([page.waitForNavigation(), page.click(`.documents a[href="${url}"]`)]);
    assert.equal(page.url(), site.origin + url);
    await send(page);
    assert.equal((await page.$$('.form-summary a')).length, 4);
    await fill(page);
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    await saved(files, 1);
    await page.click('.thanks a[href^="/files/"]');
    await saved(files, 2);
  });
});
