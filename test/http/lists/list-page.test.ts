import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { streetLine } from '../../../views/domain/place/address.ts';
import { sharedApp } from '../../support/site-app.ts';

describe('a list of homes', () => {
  let app: Express;
  before(async () => {
    ({ app } = await sharedApp());
  });

  async function page(path: string): Promise<CheerioAPI> {
    const response = await request(app).get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }

  function prices($: CheerioAPI): number[] {
    const texts = $('.card-price')
      .toArray()
      .map((price) => $(price).text());
    return texts.flatMap((text) => {
      const [, amount] = /€\s([\d.]+)/.exec(text) ?? [];
      return amount === undefined ? [] : [Number(amount.replaceAll('.', ''))];
    });
  }

  it('has the street on each card whose address is published, and no other', async () => {
    const { parts } = await sharedApp();
    const data = parts.source.catalogue.port('de');
    const $ = await page('/de/zu-verkaufen');
    const cards = $('main [data-card]').toArray();
    const streets = cards.map((card) => $('.card-street', card).text());
    const expected = cards.map(({ attribs }) => {
      const [, p, id] = /^(p)?(\d+)$/.exec(attribs['data-card'] ?? '') ?? [];
      const item = p === undefined ? data.property(Number(id)) : data.project(Number(id));
      return item ? streetLine(item, 'de') : undefined;
    });
    assert.deepEqual(streets, expected);
    assert.ok(streets.some((street) => street !== '') && streets.includes(''));
  });

  it('names the link of a card for the home and its place, the price and the label after them', async () => {
    const $ = await page('/en/for-sale');
    const cards = $('main [data-card]').toArray();
    assert.ok(cards.length > 8);
    for (const card of cards) {
      const link = $('.card-link', card).text();
      const name = $('.card-name', card).text();
      assert.notEqual(name, '');
      assert.ok(link.startsWith(name), link);
    }
    const priced = $('.card-price.numerals').toArray();
    assert.ok(priced.every((price) => price.attribs['lang'] === 'en-BE'));
    const dutch = await page('/nl/te-koop');
    assert.equal(dutch('.card-price[lang]').length, 0);
  });

  it('has both buttons of the map before the cards', async () => {
    const $ = await page('/nl/te-koop');
    const parts = $('.list').find('.list-map-ask button, [data-card]').toArray();
    const kinds = parts.map(({ name }) => name);
    assert.equal(kinds.indexOf('article'), 2);
    assert.equal(kinds.lastIndexOf('button'), 1);
  });

  it('says what it holds, where, and how many', async () => {
    const $ = await page('/nl/te-koop?region=Gent%7C9000');
    const keys = $('[data-card]')
      .toArray()
      .map((card) => card.attribs['data-card'] ?? '');
    const projects = keys.filter((key) => key.startsWith('p')).length;
    const said = /^Te koop in Gent · (\d+) pand(?:en)? en (\d+) project(?:en)?$/.exec(
      $('h1').text(),
    );
    assert.deepEqual(said?.slice(1).map(Number), [keys.length - projects, projects]);
    const german = await page('/de/zu-vermieten');
    assert.match(german('h1').text(), /^Zu vermieten · \d+ Immobilien$/);
  });

  it('names a place that it does not know by its postcode alone', async () => {
    const response = await request(app).get('/nl/te-koop?region=Koop%20bij%20ons%7C1234');
    const $ = load(response.text);
    assert.equal($('h1').text(), 'Te koop in 1234 · 0 panden');
    // The islands' payloads are not visible.
    $('script').remove();
    assert.ok(!$('main').text().includes('Koop bij ons'));
    // The last link leads to the whole list.
    assert.equal($('.list-looser a').attr('href'), '/nl/te-koop');
  });

  it('takes a place away again with its chip', async () => {
    const $ = await page('/nl/te-koop?region=Gent%7C9000&region=Namur%7C5000&order=price-asc');
    const chips = $('.chip')
      .toArray()
      .map((chip) => $(chip).attr('href'));
    assert.deepEqual(chips, [
      '/nl/te-koop?region=Namur%7C5000&order=price-asc',
      '/nl/te-koop?region=Gent%7C9000&order=price-asc',
    ]);
  });

  it('has the islands of another query, but for its filters and its further pages', async () => {
    const islands = async (path: string) => {
      const $ = await page(path);
      const all = $('x-island').toArray();
      return new Map(
        all.map((island) => [
          `${island.attribs['id']} ${island.attribs['data-module']}`,
          [$(island).html(), $(island).next('script').text()],
        ]),
      );
    };
    const [plain, asked] = [
      await islands('/nl/te-koop'),
      await islands('/nl/te-koop?pricemax=900000'),
    ];
    assert.deepEqual([...asked.keys()], [...plain.keys()]);
    const others = [...asked].filter(([name, one]) => String(one) !== String(plain.get(name)));
    assert.deepEqual(
      others.map(([name]) => name.split(' ')[1]),
      ['ListFilters', 'MoreHomes'],
    );
  });

  it('is sorted by a form that keeps places and unknown parameters', async () => {
    const $ = await page('/fr/a-vendre?region=Gent%7C9000&region=Namur%7C5000&ref=folder');
    const form = $('form.sort');
    assert.equal(form.attr('method'), 'get');
    assert.equal(form.attr('action'), '/fr/a-vendre');
    const hidden = $(`input[type=hidden][form=${form.attr('id')}]`).toArray();
    assert.deepEqual(
      hidden.map((field) => [$(field).attr('name'), $(field).attr('value')]),
      [
        ['region', 'Gent|9000'],
        ['region', 'Namur|5000'],
        ['ref', 'folder'],
      ],
    );
    assert.equal(form.find('button[type=submit]').length, 1);
  });

  it('has at a phone’s foot the filters and a menu of orders, which need no script', async () => {
    const $ = await page('/nl/te-koop?type=1&order=surface&ref=folder');
    const targets = $('.list-bar button')
      .toArray()
      .map((button) => $(`#${$(button).attr('popovertarget') ?? ''}[popover]`).length);
    assert.deepEqual(targets, [1, 1]);
    const hrefs = $('#list-orders a')
      .toArray()
      .map((link) => $(link).attr('href'));
    assert.equal(hrefs.length, 6);
    assert.ok(hrefs.includes('/nl/te-koop?type=1&ref=folder'), hrefs.join());
    assert.ok(hrefs.includes('/nl/te-koop?type=1&order=price-m2&ref=folder'), hrefs.join());
    const current = $('#list-orders [aria-current]');
    assert.equal(current.attr('href'), '/nl/te-koop?type=1&order=surface&ref=folder');
    assert.equal((await page('/nl/verkocht'))('.list-orders').length, 0);
  });

  it('runs from cheap to dear and back', async () => {
    const up = prices(await page('/nl/te-koop?order=price-asc'));
    assert.ok(up.length > 3);
    assert.deepEqual(
      up,
      up.toSorted((a, b) => a - b),
    );
    const down = prices(await page('/nl/te-koop?order=price-desc'));
    assert.deepEqual(
      down,
      down.toSorted((a, b) => b - a),
    );
  });

  it('has pages, linked with what was chosen', async () => {
    const $ = await page('/nl/te-koop?order=price-asc');
    const next = $('.pager [rel=next]').attr('href') ?? '';
    assert.equal(next, '/nl/te-koop?order=price-asc&page=2');
    assert.equal($('.pager [aria-current=page]').text(), '1');
    const second = await page(next);
    assert.equal(second('.pager [rel=prev]').attr('href'), '/nl/te-koop?order=price-asc');
    const ids = ($$: CheerioAPI) =>
      $$('[data-card]')
        .toArray()
        .map((card) => card.attribs['data-card']);
    assert.deepEqual(
      ids($).filter((id) => ids(second).includes(id)),
      [],
    );
  });

  it('fetches the first photograph at once and the others when they are near', async () => {
    const $ = await page('/nl/te-koop');
    const images = $('main img').toArray();
    assert.equal(images[0]?.attribs['fetchpriority'], 'high');
    assert.equal(images[0]?.attribs['loading'], undefined);
    for (const image of images.slice(1)) assert.equal(image.attribs['loading'], 'lazy');
    for (const image of images) {
      assert.ok(Number(image.attribs['width']) > 0 && Number(image.attribs['height']) > 0);
      assert.equal($(image).parent('picture').find('source').length, 2);
    }
  });

  it('shows sold homes without a price, under their label, and does not sort them', async () => {
    const $ = await page('/nl/verkocht');
    const cards = $('[data-card]');
    assert.ok(cards.length > 0);
    assert.equal($('.card-price').length, 0);
    assert.equal($('.card-sold').length, cards.length);
    for (const card of cards.toArray()) {
      assert.match($(card).find('.plate').first().text(), /^(Verkocht|Verhuurd)$/);
    }
    assert.equal($('form.sort').length, 0);
  });
});
