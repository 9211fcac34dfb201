import assert from 'node:assert/strict';
import { load } from 'cheerio';
import type { Express } from 'express';
import fc from 'fast-check';
import request, { type Response } from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { sharedApp } from '../../support/site-app.ts';

const LIST = '/nl/te-koop';

/** URL paths of homes and projects, sorted: Flight may emit long values out of order. */
const homesIn = (flight: string) =>
  new Set(
    [...flight.matchAll(/"href":"(\/nl\/(?:te-koop|projecten)\/[^"?]+)"/g)].map(([, href]) => href),
  );

const homesOn = (html: string) => {
  const $ = load(html);
  return $('[data-card] a')
    .toArray()
    .map((link) => $(link).attr('href'));
};

describe('a part of a list', () => {
  let app: Express;
  before(async () => {
    ({ app } = await sharedApp());
  });

  const get = (path: string) => request(app).get(path).set('Host', 'localhost').redirects(0);

  it('is Flight, cached like a page, and no URL for search engines', async () => {
    const first = await get(`/flight/more${LIST}?page=2`);
    assert.equal(first.status, 200);
    assert.equal(first.headers['content-type'], 'text/x-component');
    assert.equal(first.headers['x-robots-tag'], 'noindex');
    const { etag = '' } = first.headers;
    const again = await get(`/flight/more${LIST}?page=2`).set('If-None-Match', etag);
    assert.equal(again.status, 304);
  });

  it('names the scripts of the pages that can read it', async () => {
    const part = await get(`/flight/more${LIST}?page=2`);
    const page = load((await get(LIST)).text);
    assert.ok(page('body').attr('data-hydrate'));
    assert.equal(part.headers['x-scripts'], page('body').attr('data-hydrate'));
  });

  it('names the homes of the page with the same number', async () => {
    for (const page of [1, 2, 5]) {
      const part = await get(`/flight/more${LIST}?page=${page}&order=price-asc`);
      const whole = await get(`${LIST}?page=${page}&order=price-asc`);
      const homes = homesOn(whole.text);
      assert.ok(homes.length > 0);
      assert.deepEqual(homesIn(textOf(part)), new Set(homes));
    }
  });

  it('is all of the list up to a page', async () => {
    const part = await get(`/flight/list/3${LIST}`);
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => get(LIST + query)));
    assert.deepEqual(homesIn(textOf(part)), new Set(pages.flatMap(({ text }) => homesOn(text))));
  });

  it('is of ten pages at most, wherever they begin', async () => {
    const asked = async (through: number, page: number) =>
      (await get(`/flight/list/${through}${LIST}?page=${page}`)).status;
    assert.deepEqual([await asked(11, 2), await asked(14, 5)], [200, 200]);
    assert.deepEqual(
      [await asked(11, 1), await asked(12, 2), await asked(99_999, 2)],
      [404, 404, 404],
    );
    assert.equal(await asked(100, 99), 404, 'beyond the end of the list');
  });

  it('says how many pages and items there are by now', async () => {
    const { source } = (await sharedApp()).parts;
    const { total, pageCount } = source.catalogue.port('nl').list(emptyQuery('sale'), 12);
    const part = textOf(await get(`/flight/more${LIST}?page=2`));
    assert.match(part, new RegExp(`"pageSize":12,"pageCount":${pageCount},"total":${total}`));
  });

  it('is empty beyond the last page, and no whole list begins there', async () => {
    const part = await get(`/flight/more${LIST}?page=99`);
    assert.match(textOf(part), /"entries":\[\],"received":0/);
    assert.equal((await get(`/flight/list/1${LIST}?page=99`)).status, 404);
  });

  it('is not there where the page would lead elsewhere, or has no list', async () => {
    const others = [
      `/flight/more${LIST}?goal=1`,
      '/flight/more/nl/privacy',
      '/flight/more',
      '/flight',
    ];
    for (const path of [...others, '/flight/list/x/nl/te-koop', '/flight/more/xx']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  it('answers any query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), fc.nat(2), async (query, through) => {
        const { status } = await get(`/flight/list/${through}${LIST}?${query}`);
        assert.ok([200, 400, 404].includes(status), `${query}: ${status}`);
      }),
      { numRuns: 20 },
    );
  });
});

/** supertest returns unknown content types as bytes. */
function textOf({ text, body }: Response): string {
  return typeof text === 'string' ? text : (body as Buffer).toString('utf8');
}
