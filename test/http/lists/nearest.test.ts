import assert from 'node:assert/strict';
import type { CheerioAPI } from 'cheerio';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_PATHS, loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the nearest homes beside a list', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const page = (path: string) => loadPage(site, path);
  /** The links of the nearest homes. */
  const near = ($: CheerioAPI) =>
    $('.list-near .card-link')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');

  /** A place of the sale list with few homes, and others near. */
  function places() {
    const data = site.parts.source.catalogue.port('nl');
    const counted = data.placesAndTowns('sale').map(({ city, zip }) => {
      const query = { ...emptyQuery('sale'), regions: [{ city, zip }] };
      const value = encodeURIComponent(zip === '' ? city : `${city}|${zip}`);
      return { query, value, total: data.list(query, 1).total };
    });
    const few = counted.find(({ total, query }) => total < 6 && data.nearest(query, 6).length > 0);
    assert.ok(few);
    return { data, few };
  }

  it('stand under a heading of their own, each with its distance, nearest first', async () => {
    const { data, few } = places();
    const $ = await page(`${LIST_PATHS.sale}?region=${few.value}`);
    assert.equal($('.list-near h2').text(), 'Iets verder');
    const wanted = data.nearest(few.query, 6);
    assert.deepEqual(
      near($).map((href) => Number(/\d+$/.exec(href)?.[0])),
      wanted.map(({ item }) => item.id),
    );
    const away = $('.list-near .card-words')
      .toArray()
      .map((words) => Number(/op (\d+)\u00a0km/.exec($(words).text())?.[1]));
    assert.ok(away.every((km) => km >= 1 && km <= 50));
    assert.deepEqual(
      away,
      away.toSorted((a, b) => a - b),
    );
  });

  it('are no part of the list', async () => {
    const { few } = places();
    const path = `${LIST_PATHS.sale}?region=${few.value}`;
    const $ = await page(path);
    assert.equal($('[data-card]').length, few.total);
    assert.equal(parseInt($('.list-count').text(), 10), few.total);
    const data = $('script[type="application/ld+json"]').text();
    for (const href of near($)) assert.ok(!data.includes(`${href}"`), href);
    assert.equal($('.pager, .more').length, 0);
  });

  it('are absent where enough is found, where no place is chosen and where a rectangle is', async () => {
    const { few } = places();
    const $ = await page(`${LIST_PATHS.sale}?region=${few.value}&bounds=50,4,50.1,4.1`);
    assert.equal($('.list-near').length, 0);
    for (const query of ['region=Oost-Vlaanderen', 'bathrooms=20', 'region=9999']) {
      const other = await page(`${LIST_PATHS.sale}?${query}`);
      assert.equal(other('.list-near').length, 0, query);
    }
  });

  it('pass all other filters, and stand below an empty list too', async () => {
    const { data, few } = places();
    const garages = data.nearest({ ...few.query, types: ['garage'] }, 6).map(({ item }) => item.id);
    const $ = await page(`${LIST_PATHS.sale}?region=${few.value}&type=garage`);
    assert.equal(near($).length, garages.length);
    for (const href of near($)) assert.ok(garages.includes(Number(/\d+$/.exec(href)?.[0])), href);
  });
});
