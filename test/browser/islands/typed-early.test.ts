import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';
import { fillIn, send } from '../../support/form-page.ts';
import { delayRuntime } from './delayed-runtime.ts';

const LINES = '.form textarea';

describe('a form that is filled in before it is hydrated', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const valueOf = (page: Page, selector: string) =>
    page.$eval(selector, (field) => (field as HTMLInputElement).value);

  it('keeps what is typed after the text that it came back with, and the caret', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + templates(site, 'nl')['question'], { waitUntil: 'load' });
    await fillIn(page, { FirstName: 'An', Content: 'Eerste tekst' });
    await page.setJavaScriptEnabled(true);
    const { request } = await delayRuntime(page);
    await send(page);
    assert.equal(await valueOf(page, LINES), 'Eerste tekst');
    await page.focus(LINES);
    await page.keyboard.press('End');
    await page.keyboard.type(' en meer');
    await page.keyboard.press('ArrowLeft');
    await page.type('[name="Name"]', ' Peeters');
    await page.focus(LINES);
    await (await request).continue();
    await hydrated(page, LINES);
    assert.equal(await valueOf(page, LINES), 'Eerste tekst en meer');
    await page.keyboard.type('!');
    assert.equal(await valueOf(page, LINES), 'Eerste tekst en mee!r');
    assert.equal(await valueOf(page, '[name="Name"]'), ' Peeters');
    assert.equal(await valueOf(page, '[name="FirstName"]'), 'An');
  });
});
