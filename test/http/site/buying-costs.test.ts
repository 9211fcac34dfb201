import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const PATHS = {
  nl: '/nl/aankoopkosten',
  fr: '/fr/frais-achat',
  en: '/en/buying-costs',
  de: '/de/kaufnebenkosten',
} as const;
const LOAN = 'what=existing&price=459.000&zip=9000&only=0&money=100.000&rate=3,25&years=25';
const MISTAKEN = 'what=new&price=0&zip=9999&only=1&money=x&rate=300&years=1,5';

describe('the page of the costs of buying', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  async function page(url: string): Promise<CheerioAPI> {
    const { status, text } = await request(site.app).get(url);
    assert.equal(status, 200, url);
    return load(text);
  }
  const rows = ($: CheerioAPI) =>
    Object.fromEntries(
      $('.costs-lines tr')
        .toArray()
        .map((row) => [
          $(row).find('th').contents().first().text(),
          $(row).find('td').text().replaceAll('\u00a0', ' '),
        ]),
    );
  const sum = ($: CheerioAPI) => $('.costs-sum').text().replaceAll('\u00a0', ' ');

  it('is in every language, indexed and kept, and suggests nothing', async () => {
    for (const locale of LOCALES) {
      const $ = await page(PATHS[locale]);
      assert.equal($('meta[name=robots]').length, 0);
      assert.ok($('link[rel=canonical]').attr('href')?.endsWith(PATHS[locale]));
      assert.equal($('form[data-costs]').attr('method'), 'get');
      for (const name of ['price', 'money', 'rate', 'years']) {
        assert.equal($(`[name=${name}]`).attr('value') ?? '', '', `${locale} ${name}`);
      }
      assert.equal($('.form-fault, .costs-lines').length, 0);
    }
  });

  it('reckons without script, and shows sources and what is open', async () => {
    const $ = await page(`${PATHS.nl}?${LOAN}`);
    assert.deepEqual(rows($), {
      Aankoopprijs: '€ 459.000',
      'Registratierechten (verkooprecht)': '€ 55.080',
      'Ereloon van de notaris (verkoopakte)': 'volgens de wettelijke schaal: vraag het uw notaris',
      'Aktekosten van de notaris, met btw': 'hoogstens € 907,50',
      'Registratierecht op de hypotheek': '€ 4.640,19',
      Hypotheekrecht: '€ 1.392,06',
      'Registratie van de bijlagen': '€ 100',
      'Recht op geschriften': '€ 50',
      'Kosten van de hypotheekbewaarder': 'niet meegerekend: vraag het uw notaris',
      'Ereloon van de notaris (kredietakte)': 'volgens de wettelijke schaal: vraag het uw notaris',
      'Kosten van de kredietakte, met btw': 'hoogstens € 665,50',
      Samen: '€ 521.835,25',
    });
    assert.match(sum($), /^In totaal € 521\.835,25, .* Per maand € 2\.045,12\.$/);
    assert.equal($('.costs-years tbody tr').length, 25);
    assert.equal($('.costs-drawing svg[role=img]').attr('aria-label')?.includes('25 jaar'), true);
    assert.match($('.costs-sources').text(), /vgd\.eu.*Nagekeken op 25\/11\/2026/);
    assert.equal($('[name=price]').attr('value'), '459.000');
    assert.equal($('[name=only][checked]').attr('value'), '0');
  });

  it('says what of a rule is not confirmed, and asks what a region’s rules depend on', async () => {
    const brussels = await page(`${PATHS.fr}?price=350000&zip=1000&only=1`);
    assert.equal(brussels('[name=classes]').length, 1);
    assert.match(brussels('.costs-conditions').text(), /600\.000/);
    const luxembourg = await page(`${PATHS.de}?price=350000&zip=L-1118`);
    assert.match(luxembourg('.costs-lines').text(), /nicht durch eine amtliche Quelle/);
    assert.equal(luxembourg('[name=classes]').length, 0);
  });

  it('answers bad input beside its fields, in every language, and keeps what was typed', async () => {
    for (const locale of LOCALES) {
      const $ = await page(`${PATHS[locale]}?${MISTAKEN}`);
      for (const name of ['price', 'zip', 'land', 'money', 'rate', 'years']) {
        const id = `costs-${name}`;
        assert.equal($(`#${id}`).attr('aria-invalid'), 'true', `${locale} ${name}`);
        assert.ok($(`#${id}`).attr('aria-describedby')?.includes(`${id}-fault`));
        assert.notEqual($(`#${id}-fault`).text(), '');
      }
      assert.equal($('#costs-zip').attr('value'), '9999');
      assert.equal($('#costs-money').attr('value'), 'x');
      assert.equal($('[name=what][checked]').attr('value'), 'new');
      assert.equal($('.costs-lines').length, 0);
    }
  });

  it('is not indexed with values, which the other languages get', async () => {
    const url = `${PATHS.nl}?${LOAN}`;
    const $ = await page(url);
    assert.equal($('meta[name=robots]').attr('content'), 'noindex');
    assert.equal($('link[rel=canonical]').length, 0);
    const other = new URL($('a[hreflang=de]').attr('href') ?? '', 'http://site.example');
    assert.equal(other.pathname, PATHS.de);
    assert.deepEqual(
      Object.fromEntries(other.searchParams),
      Object.fromEntries(new URLSearchParams(LOAN)),
    );
  });

  it('writes nothing that was typed as HTML', async () => {
    const typed = encodeURIComponent('"><script>alert(1)</script>');
    const { text } = await request(site.app).get(`${PATHS.nl}?price=${typed}&zip=${typed}`);
    assert.ok(!text.includes('<script>alert'));
  });

  describe('is led to by homes', () => {
    const homes = (listKind: 'sale' | 'rent' | 'sold'): Property[] =>
      site.parts.source.catalogue.port('nl').list(emptyQuery(listKind), 1000).items.filter(isHome);
    const linkOf = async (home: Property) => {
      const link = createLinks(site.parts.source.paths, 'nl').property(home);
      const $ = await page(link ?? '/none');
      return $('.home-costs a').attr('href');
    };
    const found = (
      fits: (home: Property) => boolean,
      listKind: 'sale' | 'rent' | 'sold' = 'sale',
    ) => {
      const home = homes(listKind).find(fits);
      assert.ok(home);
      return home;
    };

    it('with their price, postcode and share of land', async () => {
      const build = found(({ details }) => details.vatBuilding !== undefined);
      const $ = await page((await linkOf(build)) ?? '/none');
      assert.equal($('[name=what][checked]').attr('value'), 'new');
      assert.equal($('.form-fault').length, 0);
      assert.equal($('.costs-lines').length, 1);
      const land = found(({ typeCode, publishPrice }) => typeCode === 3 && publishPrice);
      assert.match((await linkOf(land)) ?? '', /what=plot/);
      const abroad = found(({ countryId, publishPrice }) => countryId === 50 && publishPrice);
      assert.match((await linkOf(abroad)) ?? '', /zip=L-/);
    });

    it('never by one without a published price, to rent or sold', async () => {
      assert.equal(await linkOf(found(({ publishPrice }) => !publishPrice)), undefined);
      assert.equal(await linkOf(found(() => true, 'rent')), undefined);
      assert.equal(await linkOf(found(() => true, 'sold')), undefined);
    });
  });
});

describe('the costs on the page of a home', () => {
  it('are the duties for anybody and for the only own home', async () => {
    const { app, parts } = await siteApp();
    const { items } = parts.source.catalogue.port('en').list(emptyQuery('sale'), 1000);
    const home = items.filter(isHome).find(({ id }) => id === 70412);
    const url = home && createLinks(parts.source.paths, 'en').property(home);
    const { text } = await request(app).get(url ?? '');
    const said = load(text)('.home-costs p').first().text().replaceAll('\u00a0', ' ');
    // 459,000 euro in Flanders: 12 and 2 per cent.
    assert.match(said, /55\.080.*9\.180/);
  });

  it('lead to no field that is not on the page', async () => {
    const { app } = await siteApp();
    for (const wrong of ['classes=9', 'buyers=0']) {
      const { text } = await request(app).get(`${PATHS.en}?price=300000&zip=9000&only=1&${wrong}`);
      const $ = load(text);
      const links = $('.form-summary a, [data-costs-faults] a').get();
      assert.ok(links.length > 0, wrong);
      for (const link of links) assert.equal($($(link).attr('href')).length, 1, wrong);
    }
  });
});

describe('the rules of an agency', () => {
  it('replace those of the product, without a line of code', async () => {
    const agency = new AgencyCopy(path.resolve('server/demo'));
    const name = { nl: 'Ereloon', fr: 'Honoraires', en: 'Fee', de: 'Honorar' };
    agency.write('buying-costs.json', {
      rules: [
        {
          id: 'belgium-notary-deed',
          kind: 'fee',
          of: 'deed',
          regions: ['flanders'],
          from: '2023-01-01',
          name,
          scale: [{ from: 0, amount: 500, rate: 0.5 }],
          vat: 21,
          source: 'notary.example',
          checkedOn: '2024-01-01',
        },
      ],
    });
    const { app, lines, parts } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { text } = await request(app).get(`${PATHS.en}?price=300.000&zip=9000`);
    const fee = load(text)('.costs-lines tr:contains("Fee") td').text();
    assert.equal(fee.replaceAll('\u00a0', ' '), '€ 2.420');
    // In another region that of the product stands.
    const brussels = await request(app).get(`${PATHS.en}?price=300.000&zip=1000`);
    const open = load(brussels.text)('.costs-lines tr:contains("legal scale")').text();
    assert.match(open, /Notary/);
    const said = lines.some(({ msg }) =>
      String(msg).includes('belgium-notary-deed was on 2024-01-01'),
    );
    assert.ok(said);
    // What one visitor types takes no room from pages that others ask for.
    assert.equal(parts.cache.bytes, 0);
  });
});
