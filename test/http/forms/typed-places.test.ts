import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import request from 'supertest';
import { withTypedPlaces } from '../../../server/web/forms/typed-places.ts';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { TYPED_PLACES } from '../../../views/domain/forms/form-names.ts';
import type { FormField } from '../../../views/domain/forms/form-field.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { postAndShow } from '../../support/forms/shown-again.ts';
import { freshApp, sharedApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';

const DEMAND = { ...PERSON, Goal: '0' };

describe('places that are typed in a demand', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const pathOf = (name: 'demand' | 'demand-wizard' = 'demand', locale: Locale = 'nl') =>
    createLinks(site.parts.source.paths, locale).page(name) ?? '';
  const post = (fields: object) =>
    request(site.app).post(pathOf()).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  const newestZips = async () => {
    const { lead } = readLeadContent((await newestLead(site)).content);
    assert.ok(lead.kind === 'demand');
    return lead.zips;
  };
  const chosen = ($: CheerioAPI) =>
    $('[name="Zips"]:checked')
      .get()
      .map((input) => $(input).val());

  for (const [typed, zips] of [
    [
      'Aalst, Ninove',
      ['9300', '9308', '9310', '9320', '9400', '9401', '9402', '9403', '9404', '9406'],
    ],
    ['9300; 9400', ['9300', '9400']],
    ['Lüttich und Eupen 4700', ['4000', '4020', '4030', '4031', '4032', '4700']],
    ['sint-martens-latem deinze', ['9830', '9800']],
  ] as const) {
    it(`has them all: ${typed}`, async () => {
      await post({ ...DEMAND, [TYPED_PLACES]: typed }).expect(303);
      const found = await newestZips();
      for (const zip of zips) assert.ok(found.includes(zip), `${zip} in ${found.join()}`);
    });
  }

  it('has a place that was sent as the text of a chosen one', async () => {
    await post({ ...DEMAND, Zips: ['Gent|9000', 'Eupen, 4000'] }).expect(303);
    assert.deepEqual(await newestZips(), ['9000', '4700', '4701', '4000']);
  });

  for (const locale of LOCALES) {
    it(`says in ${locale} which word is no place, and keeps it and the others`, async () => {
      const fields = { ...DEMAND, [TYPED_PLACES]: 'Eupen, Xyzzy#, Gent' };
      const $ = await postAndShow(site, pathOf('demand', locale), fields);
      assert.equal($(`[name="${TYPED_PLACES}"]`).val(), 'Xyzzy#');
      assert.equal(chosen($).length, 2);
      assert.match($('.form-field-failed .form-fault').text(), /Xyzzy#/);
      const link = $('.form-summary a').attr('href') ?? '';
      assert.equal($(link.replaceAll(':', '\\:')).attr('name'), TYPED_PLACES);
    });
  }

  it('is not left in a wizard while a word is no place, whatever URL is opened', async () => {
    const agent = request.agent(site.app);
    const send = (step: number, fields: object) =>
      agent
        .post(`${pathOf('demand-wizard')}?step=${step}`)
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send(fields);
    await send(1, { Goal: '0' }).expect(303);
    await send(2, {}).expect(303);
    await send(3, {}).expect(303);
    await send(4, { [TYPED_PLACES]: 'Gent, Xyzzy', to: '3' }).expect(303);
    const later = await agent.get(`${pathOf('demand-wizard')}?step=5`).expect(303);
    assert.equal(later.headers['location'], pathOf('demand-wizard'));
    const $ = load((await agent.get(`${pathOf('demand-wizard')}?step=4`).expect(200)).text);
    assert.equal($(`[name="${TYPED_PLACES}"]`).val(), 'Xyzzy');
    await send(4, { Zips: 'Gent', [TYPED_PLACES]: '' }).expect(303);
    await agent.get(`${pathOf('demand-wizard')}?step=5`).expect(200);
  });
});

describe('a text of places', () => {
  const field: FormField = {
    name: 'Zips',
    type: 'places',
    label: '',
    isRequired: false,
    autoComplete: 'off',
    maxLength: 2000,
    span: 12,
  };

  it('loses no word, whatever is typed: each is a chosen place or is said to be none', async () => {
    const data = (await sharedApp()).parts.source.catalogue.port('nl');
    const names = [
      'Gent',
      'Aalst',
      'Ninove',
      'Eupen',
      'Sint-Niklaas',
      'La Louvière',
      '9000',
      '4700',
    ];
    const word = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 20 }));
    const signs = fc.constantFrom(', ', ';', ' / ', '\n', ' en ', ' et ', ' and ', ' und ', ' & ');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), signs, (words, sign) => {
        const body = { [TYPED_PLACES]: words.join(sign) };
        const { values, faults } = withTypedPlaces(data, [field], body);
        const found = values.Zips ?? '';
        for (const name of names.filter((one) => words.includes(one))) {
          const region = data.placeNamed(name)?.region;
          assert.ok(region && (found.includes(region.city) || found.includes(region.zip)), name);
        }
        const kept = `${found} ${values.ZipsText ?? ''}`;
        const odd = words.filter((one) => /^[a-z]{3,}$/.test(one) && !data.placeNamed(one));
        for (const one of odd.filter((other) => !LINKS.includes(other))) {
          assert.ok(kept.includes(one), one);
          assert.equal(faults.Zips, 'place');
        }
      }),
    );
  });
});

const LINKS = ['and', 'und', 'oder'];
