import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';

const DIR = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');
const PATHS = {
  nl: '/nl/schrijf-ons',
  fr: '/fr/ecrivez-nous',
  en: '/en/write-to-us',
  de: '/de/schreiben-sie-uns',
} as const;
const GOALS = { nl: 'Verhuren', fr: 'Louer', en: 'Let', de: 'Vermieten' } as const;

const FILLED = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  'extra-CustomStr1': '2800',
  'extra-Goal': '1',
  'extra-CustomStr2': 'Van de buren',
};

describe('an agency’s extra field', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: DIR } });
  });

  const post = (fields: object, url: string = PATHS.nl) =>
    request(site.app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  const newest = () => newestLead(site);
  const namesIn = ($: CheerioAPI) =>
    $('.form-field')
      .toArray()
      .map((field) => $(field).find('[name]').attr('name'));

  for (const locale of LOCALES) {
    it(`stands in its place in ${locale}, and goes to the CRM, the mails and the thanks`, async () => {
      const $ = load((await request(site.app).get(PATHS[locale]).expect(200)).text);
      assert.deepEqual(namesIn($), [
        'FirstName',
        'Name',
        'Email',
        'PhoneNumber',
        'extra-CustomStr1',
        'extra-Goal',
        'Content',
        'extra-CustomStr2',
        'IsReceivedEmail',
      ]);
      assert.equal($('.form-span-4').length, 3);
      assert.equal($('select[name="extra-Goal"] option').last().text(), GOALS[locale]);

      const Email = `an.${locale}@example.be`;
      const sent = await post({ ...FILLED, Name: locale, Email }, PATHS[locale]).expect(303);
      const { id, content } = await newest();
      const { lead, answers } = readLeadContent(content);
      assert.deepEqual(lead.extra, { CustomStr1: 2800, Goal: '1', CustomStr2: 'Van de buren' });
      assert.ok(answers.some(({ value }) => value === GOALS[locale]));
      const cookie = sent.get('Set-Cookie')?.[0] ?? '';
      const thanks = await request(site.app)
        .get(sent.headers['location'] ?? '')
        .set('Cookie', cookie);
      assert.ok(load(thanks.text)('.thanks-answers').text().includes(GOALS[locale]));

      await site.parts.leads.worker.wake();
      const { dataDir } = site.parts.config;
      const mails = path.join(dataDir, 'mail');
      const toVisitor = await PostalMime.parse(
        await readFile(path.join(mails, `${id}.visitor.eml`)),
      );
      assert.ok(!toVisitor.text?.includes(GOALS[locale]));
      const toAgency = await PostalMime.parse(await readFile(path.join(mails, `${id}.eml`)));
      assert.ok(toAgency.text?.includes(GOALS.nl));
      const inbox = path.join(dataDir, 'inbox');
      const names = await readdir(inbox);
      const received = await Promise.all(
        names.map((name) => readFile(path.join(inbox, name), 'utf8')),
      );
      assert.match(received.find((one) => one.includes(id)) ?? '', /"CustomStr1": ?2800/);
    });
  }

  it('is required where it is typed, and where the agency says so', async () => {
    const $ = await shownAgain(
      site,
      post({
        ...FILLED,
        'extra-CustomStr1': '',
        'extra-Goal': '',
        'extra-CustomStr2': ' ',
      }),
    );
    assert.deepEqual(
      $('.form-summary a')
        .toArray()
        .map((link) => $(link).text()),
      ['Vul in: Postcode van uw woning', 'Kies: Wat wilt u doen?', 'Vul in: Hoe kent u ons?'],
    );
    assert.equal($('[name="FirstName"]').val(), 'An');
  });

  it('takes digits for a number, and what is offered for a choice', async () => {
    const typed = { ...FILLED, 'extra-CustomStr1': 'Mechelen', 'extra-Goal': '-1' };
    const $ = await shownAgain(site, post(typed));
    assert.equal($('.form-summary a').length, 2);
    assert.equal($('[name="extra-CustomStr1"]').val(), 'Mechelen');
  });

  it('keeps the decimals of a number, and asks again for one that may be two', async () => {
    await post({ ...FILLED, Name: 'decimals', 'extra-CustomStr1': '2,5' }).expect(303);
    const { lead, answers } = readLeadContent((await newest()).content);
    assert.equal(lead.extra?.['CustomStr1'], 2.5);
    assert.ok(answers.some(({ value }) => value === '2,5'));
    const $ = await shownAgain(site, post({ ...FILLED, 'extra-CustomStr1': '1,750' }));
    assert.match($('.form-summary a').text(), /Vul een getal in, zoals 1750 of 2,5/);
    assert.equal($('[name="extra-CustomStr1"]').val(), '1,750');
  });

  it('is nothing that a visitor can add', async () => {
    await post({ ...FILLED, Name: 'more', 'extra-Status': '9', Goal: '0' }).expect(303);
    const { lead } = readLeadContent((await newest()).content);
    assert.deepEqual(Object.keys(lead.extra ?? {}), ['CustomStr1', 'Goal', 'CustomStr2']);
  });

  it('has no need of a phone number in the template that leaves it out', async () => {
    const $ = load((await request(site.app).get(PATHS.nl)).text);
    assert.equal($('html').attr('data-template'), 'gevel');
    const phone = $('[name="PhoneNumber"]');
    assert.equal(phone.attr('aria-required'), 'false');
    assert.match($(`label[for="${phone.attr('id')}"]`).text(), /\(optioneel\)/);
    const { lead } = readLeadContent((await newest()).content);
    assert.equal(lead.person.phoneNumber, undefined);
  });
});
