import type { Request, RequestHandler } from 'express';
import { refuse } from './refuse.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from a page of this site (docs/platform.md, "HTTP"): `Sec-Fetch-Site`
 * says so, or else `Origin` is the site's. Neither can be set by a foreign page. Without a
 * configured origin the host, which the host guard has checked by now, stands for it.
 */
export function isSameOrigin(req: Request, siteUrl: string | undefined): boolean {
  if (req.headers['sec-fetch-site'] === 'same-origin') return true;
  return req.headers.origin === (siteUrl ?? `http://${req.headers.host}`);
}

/** Refuses with 403 every request that changes something and comes from elsewhere. */
export function sameOriginOnly(siteUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (SAFE.has(req.method) || isSameOrigin(req, siteUrl)) next();
    else refuse(res, 403, 'This request did not come from this site.');
  };
}
