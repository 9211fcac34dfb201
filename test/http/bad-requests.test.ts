import assert from 'node:assert/strict';
import { load } from 'cheerio';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { type Listening, listening } from '../support/listening.ts';
import { rawRequest } from '../support/raw-request.ts';
import { siteApp } from '../support/site-app.ts';

describe('bad input', () => {
  let app: Express;
  let served: Listening;
  before(async () => {
    ({ app } = await siteApp());
    served = await listening(app);
  });
  after(() => served.close());

  async function statusOf(target: string): Promise<number> {
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost'];
    return (await rawRequest(served.port, lines)).status;
  }

  const refused = {
    'broken percent-encoding': ['/%', '/%zz', '/nl/%E0%A4%A', '/nl/te-koop/%c3', '/assets/%ff.js'],
    'NUL and other control characters': ['/nl/%00', '/nl/te-koop%0d%0aX: 1', '/%7f', '/nl?a=%00'],
    'very long addresses': [`/nl/${'a'.repeat(2048)}`, `/nl/te-koop?a=${'b'.repeat(9000)}`],
    'a parameter of a list given twice': ['/nl/te-koop?page=1&page=2', '/nl?order=a&order=b'],
  };
  for (const [what, targets] of Object.entries(refused)) {
    it(`refuses ${what}`, async () => {
      for (const target of targets) assert.equal(await statusOf(target), 400, target.slice(0, 60));
    });
  }

  it('takes other repeated parameters, and rubbish in their values', async () => {
    const queries = [
      'region=9000&region=1000',
      'a=1&a=2',
      'utm_source=a&utm_source=b',
      'name=%zz&%',
      'name=a?b',
    ];
    for (const query of queries) assert.equal(await statusOf(`/nl/te-koop?${query}`), 200, query);
    // What was typed on a list and names no place leads to the results page.
    for (const query of ['q=%zz&%', 'q=a?b']) {
      assert.equal(await statusOf(`/nl/te-koop?${query}`), 302, query);
      assert.equal(await statusOf(`/nl/zoeken?${query}`), 200, query);
    }
  });

  it('takes a path of exactly the longest length', async () => {
    assert.equal(await statusOf(`/nl/${'a'.repeat(2044)}`), 404);
  });

  it('answers only GET and HEAD on pages', async () => {
    const response = await request(app).post('/nl/te-koop').set('Sec-Fetch-Site', 'same-origin');
    assert.equal(response.status, 405);
    assert.equal(response.headers['allow'], 'GET, HEAD');
  });

  it('never fails, whatever is asked for', async function () {
    this.timeout(120_000);
    const known = fc.constantFrom(
      'nl',
      'fr',
      'en',
      'de',
      'te-koop',
      'for-sale',
      'home',
      'property',
    );
    const odd = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '',
      '-p-1',
      '999999999999999999999',
      '%5c',
    );
    const segment = fc.oneof(known, odd, fc.string().map(encodeURIComponent), fc.nat().map(String));
    const name = fc.oneof(fc.constantFrom('page', 'order', 'region', 'goal', 'id'), fc.string());
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('price-asc', '|'),
    );
    const pair = fc.tuple(name, value).map((both) => both.map(encodeURIComponent).join('='));
    const target = fc
      .tuple(fc.array(segment, { maxLength: 4 }), fc.array(pair, { maxLength: 4 }))
      .map(([path, query]) => `/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`);
    await fc.assert(
      fc.asyncProperty(target, async (each) => {
        const response = await request(app).get(each).redirects(0);
        assert.ok(
          [200, 301, 302, 400, 404].includes(response.status),
          `${response.status} ${each}`,
        );
        if (response.status === 404 && response.type === 'text/html') {
          assert.match(load(response.text)('html').attr('lang') ?? '', /^(nl|fr|en|de)$/);
        }
        const location: string | undefined = response.headers['location'];
        if (location !== undefined) assert.match(location, /^\/(?![/\\])/);
      }),
      { numRuns: 150 },
    );
  });
});
