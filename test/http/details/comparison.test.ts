import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the comparison of homes', () => {
  let site: SiteApp;
  let onSale: readonly Property[];
  let sold: readonly Property[];
  before(async () => {
    site = await sharedApp();
    const port = site.parts.source.catalogue.port('nl');
    onSale = port.list(emptyQuery('sale'), 100).items.filter(isHome);
    sold = port.list(emptyQuery('sold'), 100).items.filter(isHome);
  });

  async function compare(query: string, page = '/nl/vergelijken'): Promise<CheerioAPI> {
    const answer = await request(site.app).get(`${page}?${query}`);
    assert.equal(answer.status, 200);
    return load(answer.text);
  }

  const ids = (homes: readonly Property[]) => `homes=${homes.map(({ id }) => id).join(',')}`;
  const columns = ($: CheerioAPI) => $('.compare-table thead .compare-name').length;
  const notes = ($: CheerioAPI) => $('.compare-note').length;
  const row = ($: CheerioAPI, label: string) =>
    $('.compare-table tbody tr')
      .filter((_, tr) => $(tr).find('th[scope=row]').text() === label)
      .find('td')
      .map((_, td) => $(td).text())
      .get();

  it('is a table with the homes as columns, with links to each, to a visit and without it', async () => {
    const homes = onSale.slice(0, 4);
    const $ = await compare(ids(homes));
    assert.equal(columns($), 4);
    assert.equal(notes($), 0);
    assert.equal($('.compare-table tbody tr').length, $('tbody th[scope=row]').length);
    for (const tr of $('.compare-table tbody tr')) assert.equal($(tr).find('td').length, 4);
    const hrefs = $('.compare-ways a')
      .map((_, link) => $(link).attr('href'))
      .get();
    assert.ok(hrefs.includes(`/nl/vergelijken?${ids(homes.slice(1))}`));
    const paths = homes.map(({ id }) => new RegExp(`-${id}$`));
    const heads = $('.compare-table thead a')
      .map((_, link) => $(link).attr('href'))
      .get();
    assert.ok(
      paths.every((path, index) => path.test(heads[index] ?? '')),
      heads.join(' '),
    );
    assert.equal($('meta[name=robots]').attr('content'), 'noindex');
    assert.match($('a[hreflang=fr]').attr('href') ?? '', /^\/fr\/comparer\?homes=/);
  });

  it('folds what is equal and shows in the table what differs', async () => {
    const $ = await compare(ids(onSale.slice(0, 3)));
    for (const tr of $('.compare-table tbody tr')) {
      const cells = $(tr)
        .find('td')
        .map((_, td) => $(td).text())
        .get();
      assert.ok(new Set(cells).size > 1, cells.join(' | '));
    }
    const folded = $('.compare-equal .compare-facts > div').length;
    assert.ok($('.compare-equal summary').text().startsWith(`${folded} `));
    assert.equal($('.compare-equal').attr('open'), undefined);
  });

  it('shows no price of a sold home, and no street or distance that is not published', async () => {
    const visible = onSale.filter((home) => home.publishAddress && home.position);
    const hidden = onSale.find((home) => !home.publishAddress);
    const gone = sold.find((home) => home.publishAddress);
    assert.ok(hidden && gone && visible[0] && visible[1]);
    const $ = await compare(ids([visible[0], visible[1], hidden, gone]));
    const prices = row($, 'Prijs');
    assert.equal(prices[3], '–niet vermeld');
    assert.match(row($, 'Adres')[2] ?? '', new RegExp(`^${hidden.zip} \\D+$`));
    const distances = row($, 'Afstand in vogelvlucht');
    assert.match(distances[0] ?? '', /^\d[\d.,]*\u00a0km tot nr\.\u00a02$/);
    assert.deepEqual(distances.slice(2), ['–niet vermeld', '–niet vermeld']);
    assert.equal($('.compare-sold').length, 1);
  });

  it('marks the one lowest price in words', async () => {
    const priced = onSale.filter((home) => home.publishPrice && home.priceUnit === undefined);
    const [first, ...rest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
    const other = rest.findLast(() => true);
    assert.ok(first && other);
    const $ = await compare(ids([other, first]));
    const marked = row($, 'Prijs').map((text) => text.endsWith('laagste bedrag'));
    assert.deepEqual(marked, [false, true]);
  });

  it('shows what it can of a link that names too few, too many, unknown or repeated homes', async () => {
    const five = onSale.slice(0, 5);
    const [first, second] = five;
    assert.ok(first && second);
    const shown: [query: string, columns: number, notes: number][] = [
      ['', 0, 1],
      [`homes=${first.id}`, 1, 1],
      [ids(five), 4, 1],
      [`homes=${first.id},1,${second.id}`, 2, 1],
      [`homes=${first.id},x&homes=%00&homes=${second.id}`, 2, 1],
      [`homes=${first.id}&homes=${first.id},${second.id}`, 2, 0],
      [`homes=${'99,'.repeat(400)}`, 0, 2],
    ];
    for (const [query, homes, told] of shown) {
      const $ = await compare(query);
      assert.deepEqual([columns($), notes($)], [homes, told], query.slice(0, 60));
      assert.equal($('.compare-equal').length > 0, homes > 1);
      if (homes === 0) assert.ok($('.compare-lists a').length > 0);
    }
    const many = Array.from({ length: 10_000 }, (_, index) => index).join(',');
    const answer = await request(site.app).get(`/nl/vergelijken?homes=${many}`);
    assert.ok(answer.status === 414 || answer.status === 431);
  });

  it('is offered below similar homes', async () => {
    const [home] = onSale;
    assert.ok(home);
    const $ = await compare(`homes=${home.id}`);
    const page = load((await request(site.app).get($('thead a').attr('href') ?? '')).text);
    const link = page('.module-similar-homes a[href*="/vergelijken?homes="]').first();
    const compared = await compare(link.attr('href')?.split('?')[1] ?? '');
    assert.equal(columns(compared), 2);
  });
});
