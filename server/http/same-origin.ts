import type { Request, RequestHandler } from 'express';
import { refuse } from './refuse.ts';

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

/** Refuses every request that changes something and is not of this origin, with 403. */
export function sameOriginOnly(siteUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (SAFE.has(req.method) || isSameOrigin(req, siteUrl)) next();
    else refuse(res, 403, 'This request did not come from this site.');
  };
}
