import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { PROOF_PATH } from '../../../views/domain/forms/form-proof.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import {
  hydrated,
  openPage,
  PHONE,
  settled,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { fillIn, follow, send } from '../../support/form-page.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { ADDRESS, PERSON } from '../../support/forms/typed.ts';

/** Where the form says that nothing was sent. */
const NOTICE = '.form > [role="alert"]:focus';

interface WithDeadline {
  lapse: () => void;
}

describe('a form without a network', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const filled = async (page: Page, locale: Locale = 'nl') => {
    await openPage(page, site.origin + templates(site, locale)['question']);
    await page.focus('[name="FirstName"]');
    await hydrated(page, '.form');
    await fillIn(page, PERSON);
  };
  const typed = (page: Page) =>
    page.evaluate(
      (names) => names.map((n) => document.querySelector<HTMLInputElement>(`[name=${n}]`)?.value),
      Object.keys(PERSON),
    );
  const noticeOf = (page: Page) => page.$eval(NOTICE, (notice) => notice.textContent);
  const buttonOf = (page: Page) => page.$eval('.form-submit', (button) => button.textContent);

  /** Lets `answer` treat the requests that look for the server; the requests that were made. */
  const looking = async (page: Page, answer: (request: HTTPRequest) => void) => {
    const made: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isLook = request.method() === 'HEAD' && pathname === PROOF_PATH;
      if (isLook || request.method() === 'POST') made.push(request.method());
      if (isLook) answer(request);
      else void request.continue();
    });
    return made;
  };
  const broken = (request: HTTPRequest) => void request.abort('internetdisconnected');

  for (const locale of FORM_LOCALES) {
    it(`keeps what was typed, says so, and is sent once there is one, in ${locale}`, async () => {
      const { page } = await visit({ viewport: PHONE });
      const t = site.parts.source.i18n.t(locale);
      await filled(page, locale);
      const url = page.url();
      await page.setOfflineMode(true);
      await page.click('.form-submit');
      await page.waitForSelector(NOTICE);
      const phone = await page.$eval(`${NOTICE} a[href^="tel:"]`, (link) => link.textContent);
      assert.equal(await noticeOf(page), `${t('forms.offline')} ${phone}`);
      assert.equal(page.url(), url);
      assert.deepEqual(await violations(page), []);
      await page.setOfflineMode(false);
      await page.waitForFunction(
        (at, text) => document.querySelector(at)?.textContent.trim() === text,
        {},
        NOTICE,
        t('forms.online'),
      );
      assert.deepEqual(await typed(page), Object.values(PERSON));
      await send(page);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-me`);
    });
  }

  it('stays on the page also if the browser does not know that there is no network', async () => {
    const { page } = await visit();
    await filled(page);
    let isBroken = true;
    const made = await looking(page, (request) => {
      if (isBroken) broken(request);
      else void request.continue();
    });
    await page.click('.form-submit');
    await page.waitForSelector(NOTICE);
    assert.deepEqual(await typed(page), Object.values(PERSON));
    isBroken = false;
    await send(page);
    // It may have looked more than once meanwhile.
    assert.deepEqual([...new Set(made)], ['HEAD', 'POST']);
    assert.equal(made.lastIndexOf('HEAD') < made.indexOf('POST'), true);
    assert.equal((await newestLead(site)).email, PERSON.Email);
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    const { page } = await visit();
    await filled(page);
    let held: HTTPRequest | undefined;
    const made = await looking(page, (request) => (held = request));
    await page.click('.form-submit');
    await page.waitForSelector('.form-submit[aria-disabled="true"]');
    assert.equal(await buttonOf(page), site.parts.source.i18n.t('nl')('forms.sending'));
    await page.click('.form-submit');
    await page.focus('[name="Email"]');
    await page.keyboard.press('Enter');
    await Promise.all([page.waitForNavigation(), held?.continue()]);
    assert.deepEqual(made, ['HEAD', 'POST']);
  });

  it('leaves the focus to a visitor who moved on before it knew', async () => {
    const { page } = await visit();
    await filled(page);
    const asked = Promise.withResolvers<HTTPRequest>();
    await looking(page, asked.resolve);
    await page.click('.form-submit');
    const look = await asked.promise;
    await page.focus('[name="Email"]');
    broken(look);
    await page.waitForSelector('.form > [role="alert"]');
    await settled(page);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    assert.equal(focused, 'Email');
  });

  it('is sent after a timeout of the network check', async () => {
    const { page } = await visit();
    await page.evaluateOnNewDocument(() => {
      const deadline = new AbortController();
      AbortSignal.timeout = () => deadline.signal;
      Object.assign(window, {
        lapse: () => deadline.abort(new DOMException('late', 'TimeoutError')),
      });
    });
    await filled(page);
    const asked = Promise.withResolvers<void>();
    const made = await looking(page, () => asked.resolve());
    await page.click('.form-submit');
    await page.waitForSelector('.form-submit[aria-disabled="true"]');
    // The check must be on its way: one that is aborted before is none.
    await asked.promise;
    const lapse = () => page.evaluate(() => (globalThis as unknown as WithDeadline).lapse());
    await Promise.all([page.waitForNavigation(), lapse()]);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    assert.deepEqual(made, ['HEAD', 'POST']);
  });

  it('keeps the step of a form in several, whichever button was pressed', async () => {
    const { page } = await visit();
    const path = templates(site, 'nl')['valuation'] ?? '';
    await openPage(page, site.origin + path);
    await page.click('[name="propertyType"][value="2"]');
    await hydrated(page, '.form');
    await fillIn(page, ADDRESS);
    await follow(page, '.form-submit');
    await page.focus('[name="FirstName"]');
    await hydrated(page, '.form');
    await fillIn(page, { FirstName: 'An' });
    let isBroken = true;
    await looking(page, (request) => {
      if (isBroken) broken(request);
      else void request.continue();
    });
    await page.click('.wizard-back');
    await page.waitForSelector(NOTICE);
    assert.equal(new URL(page.url()).search, '?step=2');
    isBroken = false;
    await follow(page, '.wizard-back');
    assert.equal(new URL(page.url()).search, '?step=1');
    await follow(page, '.form-submit');
    const first = await page.$eval('[name="FirstName"]', (one) => (one as HTMLInputElement).value);
    assert.equal(first, 'An');
  });
});
