import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import {
  DESKTOP,
  drawn,
  overflow,
  PHONE,
  scrolledTo,
  useBrowser,
  violations,
} from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

describe('asking for a visit', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(locale: 'nl' | 'de', options = {}): Promise<Page> {
    const { page } = await visit(options);
    await page.goto(site.origin + templates(site, locale)['home for sale']);
    return page;
  }

  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('data-dialog'));
  const isOpen = (page: Page, id: string) =>
    page.$eval(`#${id}`, (dialog) => (dialog as HTMLDialogElement).open);

  for (const id of ['appointment', 'contact-for-more-info']) {
    it(`${id} opens by keyboard, keeps the focus, closes by Escape and gives it back`, async () => {
      const page = await open('nl');
      await page.focus(`.manager [data-dialog=${id}]`);
      await page.keyboard.press('Enter');
      assert.equal(await isOpen(page, id), true);
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab');
        // The browser's own interface is one of the stops; the page outside the dialog never is.
        const inside = await page.evaluate(
          (name) =>
            document.activeElement?.closest('dialog')?.id === name ||
            !document.hasFocus() ||
            document.activeElement === document.body,
          id,
        );
        assert.ok(inside, `after ${press} presses`);
      }
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(page, id), false);
      assert.equal(await focused(page), id);
    });
  }

  it('closes by its button, and by a click beside it', async () => {
    const page = await open('nl');
    for (const close of [
      () => page.click('#appointment .dialog-close'),
      () => page.mouse.click(5, 5),
    ]) {
      await page.click('.manager [data-dialog=appointment]');
      assert.equal(await isOpen(page, 'appointment'), true);
      await close();
      assert.equal(await isOpen(page, 'appointment'), false);
      assert.equal(await focused(page), 'appointment');
    }
  });

  it('leaves links to a new tab or window alone', async () => {
    const page = await open('nl');
    const isHandled = await page.$eval('.manager [data-dialog=appointment]', (link) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(click);
      return document.querySelector('dialog[open]') !== null;
    });
    assert.equal(isHandled, false);
  });

  for (const locale of ['nl', 'de'] as const) {
    for (const viewport of [PHONE, DESKTOP]) {
      it(`has no fault that axe knows, open (${locale}, ${viewport.width})`, async () => {
        const page = await open(locale, { viewport });
        await scrolledTo(page, 600);
        await page.$eval('[data-dialog=appointment]', (link) => (link as HTMLElement).click());
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
      });
    }
  }

  it('is in the bar of a phone after scrolling', async () => {
    const page = await open('nl', { viewport: PHONE });
    const bar = '.contact-bar [data-dialog=appointment]';
    // The bar follows a scroll timeline, which has no time before the first frame.
    await drawn(page);
    assert.equal(
      await page.$eval(bar, (link) => link.checkVisibility({ visibilityProperty: true })),
      false,
    );
    await scrolledTo(page, 600);
    await page.waitForSelector(bar, { visible: true });
    await page.click(bar);
    assert.equal(await isOpen(page, 'appointment'), true);
  });

  it('breaks in the card of a manager if it is one long word', async () => {
    const page = await open('nl', { viewport: { width: 320, height: 568 } });
    const width = () => page.$eval('.manager', ({ scrollWidth }) => scrollWidth);
    const before = await width();
    await page.$eval('.manager-name', (name) => {
      (name.firstElementChild ?? name).textContent = 'Vandenbrouckevancauwenberghe';
    });
    assert.equal(await width(), before);
    assert.ok((await overflow(page)) <= 0);
  });

  it('without script leads to the forms for a visit and for a question', async () => {
    const page = await open('nl', { javaScript: false });
    const hrefs = await page.$$eval('.manager [data-dialog]', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    assert.equal(hrefs.length, 2);
    assert.match(hrefs[0] ?? '', /^\/nl\/te-koop\/.+\/plan-een-bezoek$/);
    assert.match(hrefs[1] ?? '', /^\/nl\/te-koop\/.+\/stel-uw-vraag$/);
    assert.equal(await page.$('dialog[open]'), null);
  });
});
