import type { Request, RequestHandler } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of this site (docs/platform.md, "HTTP"): `Sec-Fetch-Site`
 * says so, or else `Origin` is the site's. A foreign page can set neither. Without a configured
 * origin it is derived from the host, which the host guard has checked.
 */
export function isSameOrigin(req: Request, siteUrl: string | undefined): boolean {
  if (req.headers['sec-fetch-site'] === 'same-origin') return true;
  return req.headers.origin === (siteUrl ?? `http://${req.headers.host}`);
}

/** Refuses every request that changes something and is not from this origin. */
export function sameOriginOnly(
  siteUrl: string | undefined,
  refuseForeign: RequestHandler,
): RequestHandler {
  return (req, res, next) => {
    if (SAFE.has(req.method) || isSameOrigin(req, siteUrl)) next();
    else return refuseForeign(req, res, next);
  };
}
