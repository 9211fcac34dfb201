import assert from 'node:assert/strict';
import { load } from 'cheerio';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { type Listening, listening } from '../../support/listening.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { sharedApp } from '../../support/site-app.ts';

describe('bad input', () => {
  let app: Express;
  let served: Listening;
  before(async () => {
    ({ app } = await sharedApp());
    served = await listening(app);
  });
  after(() => served.close());

  async function statusOf(target: string): Promise<number> {
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost'];
    return (await rawRequest(served.port, lines)).status;
  }

  const refused = {
    'broken percent-encoding': ['/%', '/%zz', '/nl/%E0%A4%A', '/nl/te-koop/%c3', '/assets/%ff.js'],
    'NUL and other control characters': ['/nl/%00', '/nl/te-koop%0d%0aX: 1', '/%7f'],
    'very long paths': [`/nl/${'a'.repeat(2048)}`],
  };
  for (const [what, targets] of Object.entries(refused)) {
    it(`refuses ${what}`, async () => {
      for (const target of targets) assert.equal(await statusOf(target), 400, target.slice(0, 60));
    });
  }

  it('shows who followed a broken link the site, in the language of the URL', async () => {
    for (const [target, language] of [
      ['/de/%00', 'de'],
      ['/fr/%E0%A4%A', 'fr'],
      [`/en/${'a'.repeat(2048)}`, 'en'],
    ] as const) {
      const answer = await request(app).get(target);
      assert.equal(answer.status, 400);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match(answer.headers['content-security-policy'] ?? '', /default-src 'none'/);
      const $ = load(answer.text);
      assert.equal($('html').attr('lang'), language);
      for (const part of ['header nav', 'main h1', 'main form', 'footer'])
        assert.ok($(part).length > 0, part);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
    }
    const german = await request(app).get('/%zz').set('Accept-Language', 'de-BE,de;q=0.9');
    assert.equal(load(german.text)('html').attr('lang'), 'de');
    const sent = await request(app).post('/nl/%00').set('Sec-Fetch-Site', 'same-origin');
    assert.deepEqual([sent.status, sent.type], [400, 'text/plain']);
  });

  it('takes the first page of several that is one, and the first order', async () => {
    const cards = async (query: string) => {
      const { status, text } = await request(app).get(`/nl/te-koop?${query}`);
      assert.equal(status, 200, query);
      return load(text)('[data-list] .card a, .sort option[selected]')
        .toArray()
        .map(({ attribs }) => attribs['href'] ?? attribs['value']);
    };
    const second = await cards('order=price-asc&page=2');
    assert.ok(second.length > 5);
    for (const query of [
      'order=price-asc&page=2&page=3',
      'page=&page=x&page=2&order=cheap&order=price-asc&order=recent',
    ]) {
      assert.deepEqual(await cards(query), second, query);
    }
  });

  it('takes other repeated parameters, and rubbish in their values', async () => {
    const queries = [
      'a=%00',
      'region=%00|9000&order=%%0000',
      'region=9000&region=1000',
      'a=1&a=2',
      'utm_source=a&utm_source=b',
      'name=%zz&%',
      'name=a?b',
      `a=${'b'.repeat(15_000)}`,
    ];
    for (const query of queries) assert.equal(await statusOf(`/nl/te-koop?${query}`), 200, query);
    // A search text on a list that names no place redirects to the results page.
    for (const query of ['q=%zz&%', 'q=a?b', 'q=x%00']) {
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
