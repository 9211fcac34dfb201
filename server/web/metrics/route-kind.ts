/** A fixed set: a series per URL would reveal visits and be unbounded. */
export const ROUTE_KINDS = [
  'kept page',
  'page',
  'list part',
  'asset',
  'media',
  'data',
  'api',
  'crawler',
  'health',
] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

const PREFIXES: readonly [prefix: string, kind: RouteKind][] = [
  ['/assets/', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/apple-touch-icon', 'asset'],
  ['/icon-', 'asset'],
  ['/sharing-picture.jpg', 'asset'],
  ['/manifest.webmanifest', 'asset'],
  ['/speculation-rules.json', 'asset'],
  ['/media/', 'media'],
  ['/files/', 'media'],
  ['/data/', 'data'],
  ['/tiles/', 'asset'],
  ['/streets/', 'asset'],
  ['/third-party/', 'asset'],
  ['/api/', 'api'],
  ['/flight/', 'list part'],
  ['/robots.txt', 'crawler'],
  ['/sitemap', 'crawler'],
  ['/rss/', 'crawler'],
  ['/feeds/', 'crawler'],
  ['/llms.txt', 'crawler'],
  ['/.well-known/', 'crawler'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/**
 * The kind of a request, by the start of its URL. Anything else counts as a page, including 404s.
 * @param isFromCache whether the page came from the page cache.
 */
export function routeKind(url: string, isFromCache: boolean): RouteKind {
  if (isFromCache) return 'kept page';
  return PREFIXES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
}
