/** Few and fixed: a figure per address would tell where each visitor was, and never end. */
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
  ['/media/', 'media'],
  ['/data/', 'data'],
  ['/tiles/', 'asset'],
  ['/api/', 'api'],
  ['/flight/', 'list part'],
  ['/robots.txt', 'crawler'],
  ['/sitemap', 'crawler'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/**
 * What was asked for, by the start of the address. Whatever is nothing else is a page: also what
 * turns out not to be there.
 * @param isKept the page came out of the page cache.
 */
export function routeKind(url: string, isKept: boolean): RouteKind {
  if (isKept) return 'kept page';
  return PREFIXES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
}
