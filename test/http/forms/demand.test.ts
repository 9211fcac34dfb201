import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { TYPED_PLACES } from '../../../views/domain/forms/form-names.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { polygonText } from '../../../views/domain/polygon/canonical-polygon.ts';
import { demandHref } from '../../../views/routing/demand-href.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const FILLED = {
  ...PERSON,
  Goal: '1',
  TypeOfPropertyIDs: ['2', '8'],
  rooms: '4',
  Zips: ['Gent|9000', 'Liège|4000'],
  PriceMin: '€ 600',
  PriceMax: '1.100',
  Content: 'Een balkon op het zuiden',
  DemandAddress: 'Koestraat 12',
  DemandZip: '9000',
  DemandCity: 'Gent',
  familyComposition: 'Twee volwassenen',
  totalAmountIncome: '3.200',
  propertyGoalType: 'live',
  IsReceivedEmail: '1',
};

describe('the demand register on one page', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const links = (locale: Locale = 'nl') => createLinks(site.parts.source.paths, locale);
  const pathOf = (locale: Locale = 'nl') => links(locale).page('demand') ?? '';
  const get = async (url: string) => load((await request(site.app).get(url).expect(200)).text);
  const post = (fields: object, url = pathOf()) =>
    request(site.app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  const newest = () => newestLead(site);
  const newestDemand = async () => {
    const { lead } = readLeadContent((await newest()).content);
    assert.ok(lead.kind === 'demand');
    return lead;
  };
  const checked = ($: CheerioAPI, name: string) =>
    $(`[name="${name}"]:checked`)
      .get()
      .map((input) => $(input).val());
  const value = ($: CheerioAPI, name: string) => $(`[name="${name}"]`).val();

  for (const locale of LOCALES) {
    it(`has every field in ${locale}, and no slider before a goal is chosen`, async () => {
      const $ = await get(pathOf(locale));
      assert.equal($('form.form').attr('action'), pathOf(locale));
      for (const name of Object.keys(FILLED)) {
        const sent = name === 'Zips' ? TYPED_PLACES : name;
        assert.ok($(`[name="${sent}"]`).length > 0, sent);
      }
      assert.equal($('[name="Goal"]').length, 2);
      assert.deepEqual(
        $('[name="rooms"]')
          .get()
          .map((input) => $(input).val()),
        ['1', '2', '3', '4'],
      );
      assert.equal($('[type="range"]').length, 0);
      assert.ok($('.info-block.half').length > 0);
      assert.equal($('h1').length, 1);
    });
  }

  it('is stored with all that was asked, its types and places in words', async () => {
    const sent = await post(FILLED).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/demand-register');
    assert.deepEqual(await newestDemand(), {
      kind: 'demand',
      person: {
        firstName: 'An',
        name: 'Peeters',
        email: 'an@example.be',
        phoneNumber: '0470 12 34 56',
      },
      language: 'nl',
      content: 'Een balkon op het zuiden',
      isReceivedEmail: true,
      goal: 1,
      types: [
        { id: 2, name: 'Appartement', webId: 2 },
        { id: 8, name: 'Garage', webId: 7 },
      ],
      typesText: 'Appartement, Garage',
      zips: ['9000', '4000'],
      zipsText: 'Gent [9000], Luik [4000]',
      priceMin: 600,
      priceMax: 1100,
      rooms: 4,
      familyComposition: 'Twee volwassenen',
      totalAmountIncome: 3200,
      address: { street: 'Koestraat 12', zip: '9000', city: 'Gent' },
    });
    const thanks = await request(site.app)
      .get('/nl/bedankt/demand-register')
      .set('Cookie', sent.get('Set-Cookie')?.[0] ?? '')
      .expect(200);
    const $ = load(thanks.text);
    assert.equal($('.thanks-plate').text(), (await newest()).reference);
    assert.match($('.thanks-answers').text(), /Gent \[9000\], Luik \[4000\]/);
    assert.match($('.thanks-answers').text(), /3\+/);
  });

  it('is answered at once with what matches, to this browser alone', async () => {
    const thanksOf = async (fields: object) => {
      const sent = await post({ ...PERSON, ...fields }).expect(303);
      const url = sent.get('Location') ?? '';
      const cookie = sent.get('Set-Cookie')?.[0] ?? '';
      const own = load((await request(site.app).get(url).set('Cookie', cookie).expect(200)).text);
      assert.equal((await get(url))('.thanks-homes').length, 0);
      return own;
    };
    const $ = await thanksOf({ Goal: '0', TypeOfPropertyIDs: ['1'], PriceMax: '900.000' });
    const cards = $('.thanks-homes .card').length;
    const list = await get($('.thanks-homes .section-head a').attr('href') ?? '');
    const query = { ...emptyQuery('sale'), types: [1] as const, priceMax: 900_000 };
    const { total, totals } = site.parts.source.catalogue.port('nl').list(query, 6);
    assert.equal(cards, Math.min(6, total));
    assert.ok(total > 6);
    assert.ok($('.thanks-homes .section-head a').text().includes(String(total)));
    assert.ok(list('main').text().includes(`${totals.homes} panden`));
    const none = await thanksOf({ Goal: '1', Zips: ['Gent|9000'], PriceMax: '2' });
    assert.equal(none('.thanks-homes h2').text(), 'Nu past er nog niets bij uw zoekprofiel');
    assert.equal(none('.thanks-homes .card').length, 0);
  });

  it('reaches the agency, the visitor and the CRM', async () => {
    await post(FILLED).expect(303);
    const { id } = await newest();
    await site.parts.leads.worker.wake();
    const lead = await site.parts.leads.store.find(id);
    assert.deepEqual(
      lead?.deliveries.map(({ state }) => state),
      ['delivered', 'delivered', 'delivered'],
    );
    const { dataDir } = site.parts.config;
    const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', `${id}.eml`)));
    assert.match(mail.subject ?? '', /^Zoekprofiel/);
    assert.match(mail.text ?? '', /Luik \[4000\]/);
  });

  it('needs a goal and a person, nothing else', async () => {
    const $ = await shownAgain(site, post({}));
    assert.equal($('.form-summary a').length, 5);
    await post({ ...PERSON, Goal: '0' }).expect(303);
    const { goal, types, zips, ...others } = await newestDemand();
    assert.deepEqual([goal, types, zips], [0, [], []]);
    assert.deepEqual(Object.keys(others).sort(), ['isReceivedEmail', 'kind', 'language', 'person']);
  });

  it('comes back with everything chosen and typed, its e-mail field failed', async () => {
    const $ = await shownAgain(site, post({ ...FILLED, Email: 'an' }));
    const failed = $('.form-field-failed');
    assert.equal(failed.length, 1);
    assert.equal(failed.find('[name="Email"]').val(), 'an');
    assert.deepEqual(checked($, 'Goal'), ['1']);
    assert.deepEqual(checked($, 'TypeOfPropertyIDs'), ['2', '8']);
    assert.deepEqual(checked($, 'rooms'), ['4']);
    assert.deepEqual(checked($, 'Zips'), ['Gent|9000', 'Liège|4000']);
    assert.equal(value($, 'PriceMin'), '600');
    assert.equal(value($, 'PriceMax'), '1.100');
    assert.equal(value($, 'totalAmountIncome'), '3.200');
    const [range] = $('[type="range"]').get();
    assert.deepEqual([$(range).attr('max'), $(range).attr('step')], ['3000', '100']);
  });

  it('drops what is asked only of people with the other goal, whatever was typed', async () => {
    await post({ ...FILLED, Goal: '0', totalAmountIncome: 'veel' }).expect(303);
    const { purpose, familyComposition, totalAmountIncome } = await newestDemand();
    assert.deepEqual(
      [purpose, familyComposition, totalAmountIncome],
      ['live', undefined, undefined],
    );
  });

  it('drops the prices of the goal that it was shown with, and only those', async () => {
    const shown = { 'was-Goal': '0', 'was-PriceMin': '600', 'was-PriceMax': '300000' };
    await post({ ...FILLED, ...shown }).expect(303);
    const other = await newestDemand();
    assert.deepEqual([other.priceMin, other.priceMax], [undefined, 1100]);
    await post({ ...FILLED, ...shown, 'was-Goal': '1', Content: 'Dezelfde' }).expect(303);
    const same = await newestDemand();
    assert.deepEqual([same.priceMin, same.priceMax], [600, 1100]);
  });

  it('is filled in by the list that found nothing, in every language', async () => {
    for (const locale of LOCALES) {
      const query = {
        ...emptyQuery('rent'),
        regions: [{ city: 'Gent', zip: '9000' }],
        types: [2, 'garage'] as const,
        priceMax: 1250,
        bedrooms: [4],
        garden: true,
      } as const;
      const href = demandHref(links(locale), query);
      assert.ok(href);
      const $ = await get(href);
      assert.deepEqual(checked($, 'Goal'), ['1']);
      assert.deepEqual(checked($, 'TypeOfPropertyIDs'), ['2', '8']);
      assert.deepEqual(checked($, 'Zips'), ['Gent|9000']);
      assert.deepEqual(checked($, 'rooms'), ['4']);
      assert.equal(value($, 'PriceMax'), '1.250');
      assert.equal(value($, 'was-Goal'), '1');
      assert.equal(value($, 'was-PriceMax'), '1250');
      const garden = site.parts.source.i18n.t(locale)('filters.each.garden.chip');
      assert.equal(value($, 'Content'), garden);
    }
  });

  it('is filled with the places of a drawn area, and with a link to it', async () => {
    const around = (lat: number, lng: number, far: number) =>
      polygonText([
        [lat - far, lng - far],
        [lat - far, lng + far],
        [lat + far, lng + far],
        [lat + far, lng - far],
      ])!;
    const filled = async (polygon: string) => {
      const query = { ...emptyQuery('rent'), polygon, garden: true };
      const $ = await get(demandHref(links(), query) ?? '');
      return [checked($, 'Zips'), value($, 'Content')] as const;
    };
    // Eupen and Lontzen with all their postcodes, Limburg with two of three; and a garden in Eupen.
    const [east, garden] = [around(50_63000, 6_00000, 6000), around(50_61500, 6_04500, 50)];
    const link = new URLSearchParams({ polygon: east });
    assert.deepEqual(await filled(east), [
      ['Baelen|4837', 'Eupen', 'Limburg|4830', 'Limburg|4834', 'Lontzen', 'Welkenraat|4840'],
      `Tuin, getekend gebied: ${site.parts.source.origin}/nl/te-huur?${link}`,
    ]);
    assert.deepEqual((await filled(garden))[0], ['Eupen|4700']);
    // More than fifty places are none, and a text that is no polygon is not read.
    assert.deepEqual((await filled(around(50_85000, 4_35000, 90_000)))[0], []);
    assert.deepEqual(await filled('x'), [[], 'Tuin']);
  });

  it('stays filled in when the language is changed, without what it does not read', async () => {
    const query = {
      ...emptyQuery('rent'),
      regions: [{ city: 'Gent', zip: '9000' }],
      priceMax: 900,
    };
    for (const name of ['demand', 'demand-wizard'] as const) {
      const asked = demandHref(links(), query)?.replace(pathOf(), links().page(name) ?? '');
      const $ = await get(`${asked}&page=2&naam=An&utm_source=mail`);
      const others = LOCALES.filter((locale) => locale !== 'nl');
      for (const locale of others) {
        const href = $(`header a[lang=${locale}]`).attr('href') ?? '';
        assert.equal(href, `${links(locale).page(name)}?goal=1&region=Gent%7C9000&pricemax=900`);
        assert.deepEqual(checked(await get(href), 'Goal'), ['1']);
      }
      const canonical = $('link[rel=canonical]').attr('href') ?? '';
      assert.doesNotMatch(canonical, /\?/);
    }
  });

  it('is linked from a list without homes, and the link works', async () => {
    const $ = await get(`${links().page('for-sale')}?region=9999&pricemax=450000`);
    const href = $('.list-empty a[href*="pricemax"]').filter((_, link) =>
      ($(link).attr('href') ?? '').startsWith(pathOf()),
    );
    const form = await get(href.attr('href') ?? '');
    assert.equal(value(form, 'PriceMax'), '450.000');
    assert.deepEqual(checked(form, 'Goal'), ['0']);
  });

  it('never shows a place as it was typed', async () => {
    const $ = await get(`${pathOf()}?region=Nergenshuizen%7C9999`);
    assert.equal($('.regions-chosen').text(), '9999');
    await post({ ...FILLED, Zips: ['Sint-Niklaas'] }).expect(303);
    const { zips, zipsText } = await newestDemand();
    assert.deepEqual(zips, ['9100', '9111', '9112'], 'a town as a whole is all its postcodes');
    assert.equal(zipsText, 'Sint-Niklaas');
    await post({ ...FILLED, Zips: ['Nergenshuizen|9999'] }).expect(303);
    assert.equal((await newestDemand()).zipsText, '9999');
  });

  it('takes any values, or says what is wrong with them', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const anyFields = fc.record(
      {
        Goal: fc.oneof(fc.constantFrom('0', '1'), text),
        TypeOfPropertyIDs: fc.array(fc.oneof(fc.constantFrom('1', '8'), text), { maxLength: 3 }),
        rooms: fc.oneof(fc.constantFrom('1', '4'), text),
        Zips: fc.array(fc.oneof(fc.constant('Gent|9000'), text), { maxLength: 60 }),
        PriceMin: fc.oneof(fc.nat().map(String), text),
        PriceMax: fc.oneof(fc.nat().map(String), text),
        'was-Goal': text,
        totalAmountIncome: text,
        DemandZip: text,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyFields, async (fields) => {
        site = await freshApp();
        const { status, headers } = await post({ ...PERSON, ...fields });
        assert.ok(status === 303 || status === 422, String(status));
        if (headers['location']?.includes('/bedankt/'))
          assert.ok((await newestDemand()).zips.length <= 50);
      }),
      { numRuns: 25 },
    );
  });
});
