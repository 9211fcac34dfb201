import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { cookiesOf } from '../../support/cookies-of.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const PATHS = {
  nl: '/nl/over-ons',
  fr: '/fr/qui-sommes-nous',
  en: '/en/about-us',
  de: '/de/ueber-uns',
} as const;

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const THANKS = 'bedankt/neem-contact-met-ons-op-voor-een-persoonlijke-service';

const NAMES = Object.keys(PERSON) as (keyof typeof PERSON)[];

describe('the simple contact form', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const post = (fields: object, url: string) =>
    request(site.app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  const typedIn = ($: CheerioAPI) => NAMES.map((name) => $(`[name="${name}"]`).val());
  const newest = () => newestLead(site);

  for (const locale of LOCALES) {
    it(`is thanked for in ${locale} by a site that has no page for it`, async () => {
      const agency = new AgencyCopy(DEMO);
      agency.remove('pages/thank-you.json');
      const bare = await siteApp({ env: { SITE_DIR: agency.dir } });
      const sent = await request(bare.app)
        .post(PATHS[locale])
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ ...PERSON, form: 'simple-contact' })
        .expect(303);
      assert.equal(withoutReference(sent.headers['location']), `/${locale}/${THANKS}`);
      const { text } = await request(bare.app)
        .get(`/${locale}/${THANKS}`)
        .set('Cookie', cookiesOf(sent))
        .expect(200);
      const $ = load(text);
      assert.equal($('html').attr('lang'), locale);
      assert.equal($('h1').text(), bare.parts.source.i18n.t(locale)('thanks.title'));
      assert.match($('title').text(), new RegExp(`^${$('h1').text()}`));
      assert.equal($('.thanks-plate').text(), (await newestLead(bare)).reference);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
    });
  }

  for (const locale of LOCALES) {
    it(`is four fields in a row in ${locale}, and thanked for`, async () => {
      const url = PATHS[locale];
      const $ = load((await request(site.app).get(url).expect(200)).text);
      const form = $('.simple-contact form');
      assert.equal(form.attr('action'), url);
      assert.equal(form.find('.form-span-3').length, 4);
      assert.equal(form.find('.form-field').length, 4);
      assert.match(form.find('.form-privacy a').attr('href') ?? '', new RegExp(`^/${locale}/`));
      const sent = await post({ ...PERSON, form: 'simple-contact' }, url).expect(303);
      assert.equal(withoutReference(sent.headers['location']), `/${locale}/${THANKS}`);
      const { lead, answers } = readLeadContent((await newest()).content);
      assert.deepEqual(lead, {
        kind: 'contact',
        person: {
          firstName: 'An',
          name: 'Peeters',
          email: 'an@example.be',
          phoneNumber: '0470 12 34 56',
        },
        language: locale,
        isReceivedEmail: false,
        projectIds: [],
      });
      assert.deepEqual(
        answers.map(({ value }) => value),
        Object.values(PERSON),
      );
      const cookie = sent.get('Set-Cookie')?.[0] ?? '';
      const thanks = await request(site.app).get(`/${locale}/${THANKS}`).set('Cookie', cookie);
      assert.equal(load(thanks.text)('.thanks-plate').text(), (await newest()).reference);
    });

    it(`comes back in ${locale} with all that was typed`, async () => {
      const typed = { ...PERSON, Email: 'an.example.be', PhoneNumber: '' };
      const $ = await shownAgain(site, post(typed, PATHS[locale]));
      assert.deepEqual(typedIn($), Object.values(typed));
      assert.equal($('.form-summary a').length, 2);
      assert.equal($('.form-field-failed').length, 2);
    });
  }

  it('reaches the agency by mail', async () => {
    await post({ ...PERSON, Name: 'Maes' }, PATHS.nl).expect(303);
    const { id } = await newest();
    await site.parts.leads.worker.wake();
    const { dataDir } = site.parts.config;
    const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', `${id}.eml`)));
    assert.match(mail.subject ?? '', /^Contactaanvraag · \w{6} · An Maes$/);
    assert.equal(mail.replyTo?.[0]?.address, PERSON.Email);
    assert.match(mail.text ?? '', /An Maes/);
    assert.match(mail.text ?? '', /\+32 470 12 34 56/);
  });
});
