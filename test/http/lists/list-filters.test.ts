import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import { energyLabel } from '../../../views/domain/energy/energy-label.ts';
import { floorArea, plotArea } from '../../../views/domain/property/floor-area.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import {
  isUnknown,
  listParameters,
  parseListQuery,
} from '../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { LIST_PATHS, loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { manyHomes } from '../../bench/many-homes.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';
import { anyListQuery, anyParameters } from '../../unit/views/domain/sample-query.ts';

const anyListKind = fc.constantFrom(...LIST_KINDS);

describe('the search bar of a list', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const page = (path: string) => loadPage(site, path);

  /** The parameters that the unchanged form submits. */
  const sent = ($: CheerioAPI) =>
    new URLSearchParams(
      $('.filters-form')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    );

  const canonical = (query: ListQuery) => listParameters({ ...query, page: 1 }).toString();

  it('is a GET form to the list itself', async () => {
    const $ = await page('/fr/a-louer');
    assert.equal($('.filters-form').attr('action'), '/fr/a-louer');
    assert.equal($('.filters-form').attr('method'), 'get');
    assert.equal($('.filters-form [type=submit]').text(), 'Afficher les biens');
  });

  it('says on a mixed list which filters projects are not asked for, and offers none of those on theirs', async () => {
    const note = 'Geldt niet voor projecten';
    const notes = ($: CheerioAPI) =>
      $('.filter-note')
        .toArray()
        .map((one) => $(one).text());
    const sale = await page('/nl/te-koop');
    assert.equal(notes(sale).length, 4, 'the counters, garage, lift and open houses');
    assert.ok(notes(sale).every((text) => text.startsWith(note)));
    assert.equal(sale('.switch:has([name=lift]) .filter-note').length, 1);
    assert.equal(sale('.switch:has([name=garden]) .filter-note').length, 0);
    assert.deepEqual(notes(await page('/nl/te-huur')), []);
    const projects = await page('/nl/projecten?lift=1&garage=1&bathrooms=2');
    const whole = await page('/nl/projecten');
    for (const name of ['lift', 'garage', 'bathrooms', 'garages', 'toilets', 'showerrooms']) {
      assert.equal(projects(`.filters-form [name=${name}]`).length, 0, name);
    }
    assert.equal(projects('.chip').length, 0);
    assert.equal(projects('[data-card]').length, whole('[data-card]').length);
  });

  it('finds homes for rent by furniture, pets and the day, and ignores these on other lists', async () => {
    const homes = site.parts.source.catalogue
      .port('fr')
      .list(parseListQuery(new URLSearchParams(), 'rent'), 1000)
      .items.filter(isHome);
    const shown = ($: CheerioAPI) =>
      $('[data-card]')
        .toArray()
        .map((card) => Number($(card).attr('data-card')));
    const day = homes.flatMap(({ details }) => details.dateFree ?? []).sort()[3]!;
    const rules: Record<string, (home: Property) => boolean> = {
      'furnished=1': ({ details }) => details.hasFurnished === true,
      'pets=1': ({ details }) => details.petsAllowed === true,
      [`free=${day}`]: ({ details }) => details.dateFree !== undefined && details.dateFree <= day,
    };
    for (const [query, fits] of Object.entries(rules)) {
      const wanted = homes.filter(fits).map(({ id }) => id);
      const $ = await page(`/fr/a-louer?${query}`);
      assert.ok(wanted.length > 0 && wanted.length < homes.length, query);
      assert.deepEqual(
        shown($).filter((id) => !wanted.includes(id)),
        [],
        query,
      );
      assert.equal($('.list-count').text().trim().split(' ')[0], String(wanted.length));
      assert.equal($('.chip').length, 1);
      assert.equal(canonical(parseListQuery(sent($), 'rent')), query);
      const elsewhere = await page(`/fr/a-vendre?${query}`);
      assert.equal(elsewhere('.chip, [name=furnished], [name=pets], [name=free]').length, 0);
    }
    assert.equal(
      (await page('/fr/a-louer?free=2027-03')).root().find('[name=free]').val(),
      '2027-03-01',
    );
  });

  it('counts beside each type and number of bedrooms what the list would then show', async () => {
    const total = async (query: string) =>
      site.parts.source.catalogue
        .port('nl')
        .list(parseListQuery(new URLSearchParams(query), 'sale'), 1).total;
    const asked = 'region=Gent&bedrooms=2&bedrooms=4';
    const $ = await page(`/nl/te-koop?${asked}`);
    const counts = (name: string) =>
      $(`.filters-form [name=${name}]`)
        .toArray()
        .map((box) => [$(box).attr('value'), Number($(box).parent().find('.filter-count').text())]);
    assert.ok(counts('type').length > 2 && counts('bedrooms').length === 4);
    for (const [type, count] of counts('type')) {
      assert.equal(count, await total(`${asked}&type=${type}`), `type ${type}`);
    }
    for (const [bedrooms, count] of counts('bedrooms')) {
      assert.equal(count, await total(`region=Gent&bedrooms=${bedrooms}`), `${bedrooms} bedrooms`);
    }
    const button = $('.filter-button')
      .toArray()
      .map((one) => $(one).text());
    assert.ok(button.includes('Slaapkamers: 2, 4+'), button.join());
  });

  it('names each field before what is chosen in it, and counts what there is no room for', async () => {
    const query = 'garden=1&lift=1&bathrooms=2&type=1&bedrooms=4';
    const said = async (path: string) =>
      (await page(`${path}?${query}`))('.filter-button')
        .toArray()
        .map((button) => load(button).text());
    assert.deepEqual(await said('/de/zu-verkaufen'), [
      'Typ: Haus',
      'Budget: Jedes Budget',
      'Schlafzimmer: 4+',
      'Weitere Filter: Garten +2',
    ]);
    assert.ok((await said('/fr/a-vendre')).every((text) => /[^\s]\u00a0: \S/.test(text)));
  });

  it('says what the URL says, so that sending it leads to the same list', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(anyListKind), async (query) => {
        // What an open map shows is added by the browser.
        const first = { ...query, page: 1, view: undefined };
        const $ = await page(`${LIST_PATHS[query.listKind]}?${listParameters(first)}&ref=folder`);
        const fields = sent($);
        assert.equal(
          canonical(parseListQuery(fields, query.listKind)),
          canonical(parseListQuery(listParameters(first), query.listKind)),
        );
        assert.deepEqual(fields.getAll('ref'), ['folder']);
      }),
      { numRuns: 60 },
    );
  });

  it('is there whatever the URL says, and never shows more than the whole list', async () => {
    await fc.assert(
      fc.asyncProperty(anyParameters, anyListKind, async (parameters, listKind) => {
        for (const name of ['page', 'goal', 'polygon']) parameters.delete(name);
        const text = parameters.toString().replaceAll('%00', '%EF%BF%BD');
        const $ = await page(`${LIST_PATHS[listKind]}?${text}`);
        const kept = [...sent($).keys()].filter(isUnknown);
        const given = [...new URLSearchParams(text).keys()].filter(isUnknown);
        assert.deepEqual(kept, given);
        const shown = Number(/\d+/.exec($('.list-count').text())?.[0]);
        assert.ok(shown <= site.parts.source.catalogue.port('nl').count(listKind));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the order and the part of the map, but not the page', async () => {
    const $ = await page('/nl/te-koop?order=price-asc&bounds=50,3,51.5,5&page=2');
    const fields = sent($);
    assert.equal(fields.get('order'), 'price-asc');
    assert.equal(fields.get('bounds'), '50,3,51.5,5');
    assert.equal(fields.has('page'), false);
  });

  it('switches to the lists that the site has, with what was asked but the budget', async () => {
    const $ = await page('/nl/te-koop?region=Gent%7C9000&type=1&pricemin=300000&page=1&ref=folder');
    const tabs = $('.goal-tabs a').toArray();
    const href = (text: string) => $(tabs.find((tab) => $(tab).text() === text)).attr('href');
    assert.equal(
      href('Te koop'),
      '/nl/te-koop?region=Gent%7C9000&type=1&pricemin=300000&ref=folder',
    );
    assert.equal(href('Te huur'), '/nl/te-huur?region=Gent%7C9000&type=1&ref=folder');
    assert.equal($('.goal-tabs [aria-current=page]').text(), 'Te koop');
    const links = site.parts.source.site.pages.filter(({ name }) =>
      ['for-sale', 'for-rent', 'projects'].includes(name),
    );
    assert.equal(tabs.length, links.length);
  });

  it('keeps the budget from sale to projects and back, and what a list does not have is left', async () => {
    const tab = async (url: string, text: string) => {
      const $ = await page(url);
      const tabs = $('.goal-tabs a').toArray();
      return $(tabs.find((one) => $(one).text() === text)).attr('href');
    };
    const asked = 'pricemin=300000&pricemax=900000&bedrooms=2';
    assert.equal(await tab(`/nl/te-koop?${asked}&lift=1`, 'Projecten'), `/nl/projecten?${asked}`);
    assert.equal(await tab(`/nl/projecten?${asked}`, 'Te koop'), `/nl/te-koop?${asked}`);
    assert.equal(await tab(`/nl/projecten?${asked}`, 'Te huur'), '/nl/te-huur?bedrooms=2');
    assert.equal(
      await tab('/nl/te-huur?pricemax=1200&furnished=1&garden=1', 'Te koop'),
      '/nl/te-koop?garden=1',
    );
  });

  it('offers the types that the list has, with those that are asked for', async () => {
    const port = site.parts.source.catalogue.port('nl');
    const typesAt = async (path: string) => {
      const $ = await page(path);
      return $('[name=type]')
        .toArray()
        .map((field) => $(field).attr('value'));
    };
    const had = port.types('rent').map(({ type }) => String(type));
    assert.deepEqual(await typesAt('/nl/te-huur'), had);
    const missing = ['1', '2', '3', '4', '5', '6', '7'].find((type) => !had.includes(type));
    assert.ok(missing);
    assert.ok((await typesAt(`/nl/te-huur?type=${missing}`)).includes(missing));
  });

  it('offers a radius around one place, and carries it along beside several', async () => {
    const radius = async (query: string) =>
      (await page(`/nl/te-koop?${query}`))('.filters-form [name=radius]').attr('type');
    assert.equal(await radius(''), undefined);
    assert.equal(await radius('radius=20'), undefined);
    assert.equal(await radius('street=Coupure%7C9000'), undefined);
    assert.equal(await radius('region=Gent%7C9000&radius=20'), 'number');
    assert.equal(await radius('region=Gent%7C9000&region=Namur%7C5000&radius=20'), 'hidden');
    assert.equal(await radius('region=Gent%7C9000&region=Namur%7C5000'), undefined);
    const $ = await page('/nl/te-koop?region=Gent%7C9000');
    const field = $('.filters-form [name=radius]');
    assert.equal(field.val(), '', 'a radius nobody asked for');
    assert.deepEqual(
      [field.attr('min'), field.attr('step'), field.attr('max')],
      ['10', '5', '100'],
    );
  });

  it('is left out of a list of three, unless something is asked', async () => {
    const crm = new SampleCrm();
    crm.homes = manyHomes(3);
    const small = await siteApp({ crm });
    const shown = async (query: string) => {
      const $ = await loadPage(small, `/nl/te-koop${query}`);
      const parts = ['.filters-form', '.list-bar', '.list-head .sort', '.card-large'];
      return parts.map((part) => $(part).length);
    };
    assert.deepEqual(await shown(''), [0, 0, 0, 0]);
    assert.deepEqual(await shown('?pricemin=1'), [1, 1, 1, 0]);
    // One home has the width to itself.
    crm.homes = crm.homes.slice(0, 1);
    await small.parts.source.catalogue.refresh();
    assert.deepEqual(await shown(''), [0, 0, 0, 1]);
    assert.deepEqual(await shown('?pricemin=1'), [1, 1, 0, 1]);
  });

  it('lets nobody choose a minimum at or above the maximum, or the other way round', async () => {
    const $ = await page('/nl/te-koop?pricemin=200000&pricemax=400000');
    const choices = (name: string) =>
      $(`#${$(`.filters-form [name=${name}]`).attr('list')} option`)
        .toArray()
        .map((option) => Number($(option).text().replaceAll('.', '')));
    const [mins, maxs] = [choices('pricemin'), choices('pricemax')];
    assert.ok(mins.length > 3 && mins.every((amount) => amount < 400_000));
    assert.ok(maxs.length > 3 && maxs.every((amount) => amount > 200_000));
    assert.equal($('.filters-form [name=pricemin]').val(), '200.000');
    assert.equal($('[type=range]').last().attr('aria-valuetext'), '€\u00a0400.000');
    const whole = await page('/nl/te-koop');
    assert.match(whole('[type=range]').last().attr('aria-valuetext') ?? '', /^€\u00a0[\d.]+\+$/);
  });

  it('asks sold homes for no price, but whether they were sold or rented', async () => {
    const $ = await page('/nl/verkocht?goal=1');
    assert.equal($('[name^=price], [type=range]').length, 0);
    assert.equal($('[name=goal]:checked').val(), '1');
    assert.equal($('[name=hideproject]').length, 0);
    assert.equal((await page('/nl/te-koop'))('[name=hideproject]').length, 1);
  });

  it('asks projects only what their units are known by', async () => {
    const $ = await page('/nl/projecten');
    const names = $('.filters-form [name]')
      .toArray()
      .map((field) => $(field).attr('name'));
    const known = ['region', 'type', 'pricemin', 'pricemax', 'bedrooms'];
    assert.deepEqual(
      new Set(names),
      new Set([...known, 'surface', 'plot', 'energy', 'garden', 'terrace', 'hideoption']),
    );
  });

  it('finds by size, energy label and option, and says in the form what was asked', async () => {
    const $ = await page('/nl/te-koop?surface=1.000&plot=&energy=b&hideoption=true');
    assert.equal($('[name=surface]').val(), '1.000');
    assert.equal($('[name=plot]').val(), '');
    assert.equal($('[name=energy]:checked').val(), 'B');
    assert.equal($('[name=hideoption]:checked').length, 1);
    assert.match($('.filter-choice .quiet').text(), /Vlaanderen, Wallonië en Brussel/);
    const homes = (query: string) => {
      const asked = parseListQuery(new URLSearchParams(query), 'sale');
      return site.parts.source.catalogue.port('nl').list(asked, 1000).items.filter(isHome);
    };
    const all = homes('');
    const land = all.filter(({ typeCode }) => typeCode === 3);
    assert.ok(land.length > 0 && land.every((home) => floorArea(home) === undefined));
    assert.ok(land.every((home) => plotArea(home) !== undefined));
    const passing: [query: string, passes: (home: Property) => boolean][] = [
      ['surface=150', (home) => (floorArea(home) ?? 0) >= 150],
      ['plot=500', (home) => (plotArea(home) ?? 0) >= 500],
      ['energy=B', (home) => /^[AB]/.test(energyLabel(home)?.text ?? '')],
      ['hideoption=1', ({ marquee }) => marquee !== 2],
    ];
    for (const [query, passes] of passing) {
      const expected = all.filter(passes);
      assert.deepEqual(homes(query), expected, query);
      assert.ok(expected.length > 0 && expected.length < all.length, query);
    }
  });

  it('names one URL for search engines, however the list is narrowed', async () => {
    for (const query of ['type=1', 'pricemax=400000', 'garden=1&page=1', 'order=price-asc']) {
      const $ = await page(`/nl/te-koop?${query}`);
      assert.match($('link[rel=canonical]').attr('href') ?? '', /\/nl\/te-koop$/);
    }
  });
});
