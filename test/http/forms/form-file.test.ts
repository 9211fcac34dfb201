import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { cookiesOf } from '../../support/cookies-of.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { templates } from '../../support/live-site.ts';
import { PERSON } from '../../support/forms/typed.ts';

const FILLED = { form: 'simple-contact', ...PERSON };

describe('the file that the module of a form gives', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const post = (url: string, fields: object) =>
    request(site.app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);

  for (const locale of LOCALES) {
    it(`is given with the thanks, in ${locale}, by a link that is signed`, async () => {
      const url = templates(site, locale)['selling'] ?? '';
      const page = await request(site.app).get(url).expect(200);
      assert.doesNotMatch(page.text, /\/files\//);
      const sent = await post(url, FILLED).expect(303);
      const to = sent.headers['location'] ?? '';
      const thanks = await request(site.app).get(to).set('Cookie', cookiesOf(sent)).expect(200);
      const link = load(thanks.text)('.thanks a[href^="/files/site/"]');
      const submit = load(page.text)('.module-simple-contact .form-submit');
      assert.equal(submit.text(), link.text(), 'the button says what it does');
      const href = link.attr('href') ?? '';
      assert.ok(href.startsWith(`/files/site/guide-${locale}.pdf?key=`));
      assert.equal(thanks.headers['refresh'], `0;url=${href}`);
      const file = await request(site.app).get(href).expect(200);
      assert.equal((file.body as Buffer).toString('latin1', 0, 5), '%PDF-');
      await request(site.app).get(href.replace(/\?.*/, '')).expect(410);
      const other = href.replace(`guide-${locale}`, locale === 'nl' ? 'guide-fr' : 'guide-nl');
      await request(site.app).get(other).expect(410);
      const general = await request(site.app).get(to).expect(200);
      assert.doesNotMatch(general.text, /\/files\//);
    });
  }

  it('is not sent to a program that fills in the honeypot', async () => {
    const url = templates(site, 'nl')['selling'] ?? '';
    const sent = await post(url, { ...FILLED, middleName: 'x' }).expect(303);
    const to = sent.headers['location'] ?? '';
    const thanks = await request(site.app).get(to).set('Cookie', cookiesOf(sent)).expect(200);
    assert.doesNotMatch(thanks.text, /\/files\//);
    assert.equal(thanks.headers['refresh'], undefined);
  });

  it('is not given with a fault, nor by another form', async () => {
    const url = templates(site, 'nl')['selling'] ?? '';
    const failed = await shownAgain(site, post(url, { ...FILLED, Email: '' }));
    assert.doesNotMatch(failed.html(), /\/files\//);
    const other = templates(site, 'nl')['contact'] ?? '';
    const sent = await post(other, { ...FILLED, form: 'contact', Name: 'Maes' }).expect(303);
    const to = sent.headers['location'] ?? '';
    const thanks = await request(site.app).get(to).set('Cookie', cookiesOf(sent)).expect(200);
    assert.doesNotMatch(thanks.text, /\/files\//);
    assert.equal(thanks.headers['refresh'], undefined);
  });
});
