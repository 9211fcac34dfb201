import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** `localhost`, 127.0.0.0/8 and ::1, on any port: the hosts of a local run. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

const SLASH = 47;

/** Refuses several Host headers: Node uses the first and a proxy may use another. */
export function singleHost(): RequestHandler {
  return (req, res, next) => {
    const names = req.rawHeaders;
    let hosts = 0;
    for (let i = 0; i < names.length; i += 2) {
      const name = names[i] as string;
      if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts > 1) refuse(res, 400, 'More than one Host header.');
    else next();
  };
}

/** An absolute-form request target: its authority without a user, and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i;

/**
 * Handles `GET http://host/path` (RFC 9112, 3.2.2): the host of the request line replaces the Host
 * header, and is checked like any other.
 */
export function originForm(): RequestHandler {
  return (req, _res, next) => {
    if (req.url.charCodeAt(0) === SLASH) return next();
    const [, host, rest = '/'] = ABSOLUTE.exec(req.url) ?? [];
    if (host !== undefined) {
      req.headers.host = host;
      req.url = rest.startsWith('?') ? `/${rest}` : rest;
      req.originalUrl = req.url;
    }
    next();
  };
}

/**
 * Answers only for the site's own host: 421 for any other, so that no foreign name gets into a page
 * or a cache. Without a configured origin the site's hosts are the loopback ones.
 */
export function hostGuard(siteUrl: string | undefined, security: SecurityHeaders): RequestHandler {
  const own = siteUrl === undefined ? undefined : new URL(siteUrl);
  const names = own ? new Set([own.host, `${own.hostname}:${own.port || defaultPort(own)}`]) : null;
  const isOwn = (host: string) => (names ? names.has(host.toLowerCase()) : LOOPBACK.test(host));
  return (req, res, next) => {
    if (isOwn(req.headers.host ?? '')) return next();
    res.set(security.strict);
    refuse(res, 421, 'This server does not answer for this host.');
  };
}

function defaultPort(url: URL): number {
  return url.protocol === 'https:' ? 443 : 80;
}
