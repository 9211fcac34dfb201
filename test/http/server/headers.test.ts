import assert from 'node:assert/strict';
import type { Express } from 'express';
import request from 'supertest';
import { sharedApp, siteApp } from '../../support/site-app.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com ' +
    'https://matterport.com https://*.matterport.com',
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

describe('security headers', () => {
  let app: Express;
  before(async () => {
    ({ app } = await sharedApp());
  });

  for (const path of ['/nl/te-koop', '/nl/te-koop', '/nl/nergens', '/nl', '/sitemap.xml']) {
    it(`stand on ${path}`, async () => {
      const { headers } = await request(app).get(path);
      assert.deepEqual(headers['content-security-policy']?.split(';'), POLICY);
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
