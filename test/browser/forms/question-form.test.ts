import assert from 'node:assert/strict';
import { FormProofs } from '../../../server/services/leads/spam/form-proofs.ts';
import { sessionSecret } from '../../../server/session-secret.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import {
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../../support/browser.ts';
import { NOON } from '../../support/site-app.ts';
import { FORM_LOCALES, type LiveSite, liveSite, templates } from '../../support/live-site.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { fillIn, send } from '../../support/form-page.ts';

describe('the form for a question', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  const urlOf = (locale: Locale) => site.origin + templates(site, locale)['question'];
  const newest = () => newestLead(site);

  it('fetches no React before it is touched, and then keeps what is typed', async () => {
    const { page, requests } = await visit();
    await openPage(page, urlOf('nl'));
    await page.waitForNetworkIdle({ idleTime: 200 });
    const scripts = () => requests.filter((url) => url.endsWith('.js'));
    const before = scripts().length;
    assert.ok(
      scripts().every((url) =>
        /\/(boot|results|saved|third-parties)\./.test(new URL(url).pathname),
      ),
    );
    await fillIn(page, { FirstName: 'An' });
    await hydrated(page, '.form');
    assert.ok(scripts().length > before);
    assert.equal(
      await page.$eval('[name="FirstName"]', (input) => (input as HTMLInputElement).value),
      'An',
    );
  });

  for (const locale of FORM_LOCALES) {
    it(`tells what to mend, sends, and thanks in ${locale}, by keyboard on a phone`, async () => {
      const { page, complaints } = await visit({ viewport: PHONE });
      await openPage(page, urlOf(locale));
      await page.focus('[name="FirstName"]');
      await hydrated(page, '.form');
      await page.keyboard.type('An');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.form-summary:focus');
      assert.equal((await page.$$('[aria-invalid="true"]')).length, 3);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(await violations(page), []);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[name="Name"]:focus');
      await page.keyboard.type('Peeters');
      await page.keyboard.press('Tab');
      await page.keyboard.type('an@example.be');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0470 12 34 56');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).pathname, `/${locale}/bedankt/contact-me`);
      const reference = (await newest()).reference;
      assert.equal(await page.$eval('.thanks-plate', (plate) => plate.textContent), reference);
      assert.deepEqual(await violations(page), []);
      assert.ok((await overflow(page)) <= 0);
      assert.deepEqual(complaints, []);
    });
  }

  it('asks about an address once, and sends it as it is', async () => {
    const { page } = await visit({ viewport: PHONE });
    await openPage(page, urlOf('nl'));
    await fillIn(page, { FirstName: 'An', Name: 'Peeters', Email: 'an@gmail.con' });
    await fillIn(page, { PhoneNumber: '0470 12 34 56' });
    await hydrated(page, '.form');
    await page.click('.form-submit');
    await page.waitForSelector('.form-summary:focus');
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    assert.equal((await newest()).email, 'an@gmail.con');
  });

  it('proves that a browser sent it, without waiting for it', async () => {
    const { page } = await visit({ viewport: PHONE });
    await openPage(page, urlOf('nl'));
    const proof = () => page.$eval('[name="proof"]', (field) => (field as HTMLInputElement).value);
    assert.equal(await proof(), '');
    await fillIn(page, { FirstName: 'An', Name: 'Peeters', Email: 'an@example.be' });
    await fillIn(page, { PhoneNumber: '0470 12 34 56' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="proof"]')?.value,
    );
    assert.equal(new FormProofs('of tests').read(await proof(), NOON).kind, 'wrong');
    const secret = sessionSecret({ sessionSecret: undefined, dataDir: site.parts.config.dataDir });
    assert.equal(new FormProofs(secret).read(await proof(), NOON).kind, 'holds');
    await fillIn(page, { Content: 'www.a.example, www.b.example, www.c.example' });
    await send(page);
    assert.equal((await newest()).quarantine, 'spam 7: proof -1, tooFast 3, manyLinks 5');
  });

  it('is sent without a proof where the answer for it breaks off', async () => {
    const { page, complaints } = await visit();
    await page.evaluateOnNewDocument(() => {
      const { prototype } = Response;
      const text = Object.getOwnPropertyDescriptor(prototype, 'text')?.value as () => unknown;
      prototype.text = () => {
        Object.assign(prototype, { text });
        document.documentElement.dataset['brokenOff'] = '';
        return Promise.reject(new TypeError('broken off'));
      };
    });
    await openPage(page, urlOf('nl'));
    await fillIn(page, { FirstName: 'An', Name: 'Peeters', Email: 'off@example.be' });
    await fillIn(page, { PhoneNumber: '0470 12 34 56' });
    await page.waitForSelector('[data-broken-off]');
    await send(page);
    assert.equal((await newest()).email, 'off@example.be');
    assert.deepEqual(complaints, []);
  });

  it('does the same without JavaScript', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(urlOf('nl'));
    await fillIn(page, { FirstName: 'Jo', Email: 'jo', Content: 'Waar?' });
    await send(page);
    assert.equal((await page.$$('.form-summary a')).length, 3);
    assert.equal(await page.$eval('[name="Content"]', (field) => field.textContent), 'Waar?');
    await fillIn(page, { Name: 'Maes', PhoneNumber: '0470 12 34 56' });
    await page.focus('[name="Email"]');
    await page.keyboard.press('End');
    await page.keyboard.type('@example.be');
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/nl/bedankt/contact-me');
    assert.equal((await newest()).email, 'jo@example.be');
  });

  it('is reached from the page of the home', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + templates(site, 'nl')['home for sale']);
    await Promise.all([
      page.waitForNavigation(),
      page.click('[data-dialog="contact-for-more-info"]'),
    ]);
    assert.equal(page.url(), urlOf('nl'));
  });
});
