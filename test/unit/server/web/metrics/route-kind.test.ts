import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  ROUTE_KINDS,
  type RouteKind,
  routeKind,
} from '../../../../../server/web/metrics/route-kind.ts';

describe('kind of a request', () => {
  const known: [url: string, kind: RouteKind][] = [
    ['/', 'page'],
    ['/nl/te-koop?page=2', 'page'],
    ['/assets/boot.js', 'asset'],
    ['/favicon.ico', 'asset'],
    ['/apple-touch-icon.png', 'asset'],
    ['/media/a.avif', 'media'],
    ['/data/cities.json', 'data'],
    ['/api/error/', 'api'],
    ['/flight/more/nl/te-koop?page=2', 'list part'],
    ['/robots.txt', 'crawler'],
    ['/sitemap.xml', 'crawler'],
    ['/sitemap-sale-nl.xml', 'crawler'],
    ['/rss/nl/te-koop?bedrooms=2', 'crawler'],
    ['/feeds/homes.nl.json', 'crawler'],
    ['/llms.txt', 'crawler'],
    ['/.well-known/security.txt', 'crawler'],
    ['/manifest.webmanifest', 'asset'],
    ['/icon-192.png', 'asset'],
    ['/healthz', 'health'],
    ['/readyz?x', 'health'],
    ['/nl/media/', 'page'],
  ];
  for (const [url, kind] of known) {
    it(`${url} is ${kind}`, () => assert.equal(routeKind(url, false), kind));
  }

  it('is a kept page when it came out of the cache', () => {
    assert.equal(routeKind('/nl', true), 'kept page');
  });

  it('is one of a few, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (url, isFromCache) => {
        assert.ok(ROUTE_KINDS.includes(routeKind(url, isFromCache)));
      }),
    );
  });
});
