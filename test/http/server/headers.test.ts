import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { toursOf } from '../../../views/domain/property/tours.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

/** Of the demo agency's analytics. */
const STAND_INS = 'http://127.0.0.1:3901';

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${STAND_INS}`,
  "style-src 'self'",
  `img-src 'self' data: ${STAND_INS}`,
  "font-src 'self'",
  `connect-src 'self' ${STAND_INS}`,
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The policy of responses other than pages: nothing may be fetched. */
const STRICTEST = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const FRAMES =
  "frame-src 'self' " +
  'https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com ' +
  'https://matterport.com https://*.matterport.com';

/** The bytes of a file of the site, whatever its type. */
async function bytesAt(app: Express, path: string): Promise<Buffer> {
  const response = await request(app).get(path).set('Host', 'localhost').responseType('blob');
  return response.body as Buffer;
}

describe('security headers', () => {
  let { app, parts } = {} as SiteApp;
  before(async () => {
    ({ app, parts } = await sharedApp());
  });

  const policyAt = async (path: string) => {
    const { headers } = await request(app).get(path).set('Host', 'localhost');
    return headers['content-security-policy']?.split(';');
  };

  for (const [path, policy] of [
    ['/nl/te-koop', POLICY],
    ['/nl/te-koop', POLICY],
    ['/nl/nergens', POLICY],
    ['/nl/%zz', POLICY],
    ['/nl', STRICTEST],
    ['/healthz', STRICTEST],
    ['/readyz', STRICTEST],
    ['/sitemap.xml', STRICTEST],
    ['/api/list-count?listing=sale', STRICTEST],
    ['/flight/more/nl/te-koop?page=2', STRICTEST],
  ] as const) {
    it(`stand on ${path}`, async () => {
      const { headers } = await request(app).get(path).set('Host', 'localhost');
      assert.deepEqual(headers['content-security-policy']?.split(';'), policy);
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/);
      assert.equal(headers['strict-transport-security'], undefined);
      assert.equal(headers['x-powered-by'], undefined);
    });
  }

  it('let the page of a home frame its tours, and no other page', async () => {
    const { catalogue, paths } = parts.source;
    const homes = catalogue.port('nl').list(emptyQuery('sale'), 100).items.filter(isHome);
    const hasEmbed = (home: Property) => toursOf(home).some(({ embed }) => embed);
    const own = POLICY.with(POLICY.indexOf("frame-src 'self'"), FRAMES);
    for (const [home, policy] of [
      [homes.find(hasEmbed), own],
      [homes.find((one) => !hasEmbed(one)), POLICY],
    ] as const) {
      const path = (home && createLinks(paths, 'nl').property(home)) ?? '';
      // Made, then kept.
      for (const _again of [1, 2]) assert.deepEqual(await policyAt(path), policy);
    }
  });

  it('leave a browser that has the page the policy that came with it', async () => {
    const get = (path: string, tag = '') =>
      request(app).get(path).set({ Host: 'localhost', 'If-None-Match': tag });
    // Without a place in the page cache, and with one.
    for (const path of ['/nl/te-koop?ref=1', '/nl/te-koop']) {
      const { headers } = await get(path);
      const again = await get(path, headers['etag']);
      assert.equal(again.status, 304, path);
      assert.equal(again.headers['content-security-policy'], undefined, path);
    }
  });

  it('stand on what another host is refused', async () => {
    const refused = await request(app).get('/nl').set('Host', 'evil.example').expect(421);
    const given = await request(app).get('/sitemap.xml').set('Host', 'localhost');
    for (const name of Object.keys(parts.source.security.strict)) {
      assert.equal(refused.headers[name], given.headers[name], name);
    }
  });

  it('bind the stylesheets and scripts of a page to their content', async () => {
    const asked = (path: string) => request(app).get(path).set('Host', 'localhost');
    const $ = load((await asked('/nl/contact')).text);
    const bound = $('link[rel=stylesheet], head script[src]').toArray();
    assert.ok(bound.length >= 4, `${bound.length} files`);
    for (const { attribs } of bound) {
      const url = attribs['href'] ?? attribs['src'] ?? '';
      const hash = createHash('sha256')
        .update(await bytesAt(app, url))
        .digest('base64');
      assert.equal(attribs['integrity'], `sha256-${hash}`, url);
    }
  });

  it('name the subdomains only where the operator asks for it', async () => {
    const env = { SITE_URL: 'https://www.example.be', SESSION_SECRET: 's'.repeat(32) };
    for (const [asked, value] of [
      ['0', 'max-age=31536000'],
      ['1', 'max-age=31536000; includeSubDomains; preload'],
    ] as const) {
      const { app: secure } = await siteApp({ env: { ...env, HSTS_PRELOAD: asked } });
      const { headers } = await request(secure).get('/healthz').set('Host', 'www.example.be');
      assert.equal(headers['strict-transport-security'], value);
    }
  });

  it('promise https only where the site is on https', async () => {
    const env = { SITE_URL: 'https://www.example.be', SESSION_SECRET: 's'.repeat(32) };
    const secure = (await siteApp({ env })).app;
    for (const path of ['/nl/te-koop', '/nl/te-koop', '/robots.txt']) {
      const { headers } = await request(secure).get(path).set('Host', 'www.example.be');
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/);
    }
  });
});

describe('requests that change something', () => {
  const origin = 'http://www.example.be';
  let app: Express;
  before(async () => {
    ({ app } = await siteApp({ env: { SITE_URL: origin } }));
  });

  async function status(headers: Record<string, string>): Promise<number> {
    const post = request(app).post('/nl/te-koop').set('Host', 'www.example.be').set(headers);
    return (await post).status;
  }

  it('are refused unless a page of this site makes them', async () => {
    assert.equal(await status({}), 403);
    assert.equal(await status({ Origin: 'null' }), 403);
    assert.equal(await status({ Origin: 'http://evil.example' }), 403);
    assert.equal(await status({ Origin: 'https://www.example.be' }), 403);
    assert.equal(await status({ 'Sec-Fetch-Site': 'cross-site' }), 403);
    assert.equal(await status({ 'Sec-Fetch-Site': 'same-site' }), 403);
    assert.equal(await status({ 'Sec-Fetch-Site': 'none' }), 403);
  });

  it('pass on from a page of this site', async () => {
    assert.equal(await status({ 'Sec-Fetch-Site': 'same-origin' }), 405);
    assert.equal(await status({ Origin: origin }), 405);
  });
});
