import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { FRAME_SOURCES } from '../../views/domain/property/video-url.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Nothing inline, nothing from elsewhere (docs/house.md, "What is cached") but the tiles of a configured map and the
 * frames of tours. */
const policy = (tiles: string | undefined) => ({
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': ["'self'", 'data:', ...(tiles === undefined ? [] : [tiles])],
  'font-src': SELF,
  'connect-src': SELF,
  'frame-src': FRAME_SOURCES,
  'manifest-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'frame-ancestors': NONE,
});

const YEAR = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers that every answer carries now. */
export type HeadersNow = () => ReadonlyMap<string, string>;

/**
 * The headers as the site's configuration has them: computed anew only when the map's tiles move
 * to another host, so that a site that is edited while it is served needs no restart.
 */
export function headersFor(
  siteUrl: string | undefined,
  tiles: () => string | undefined,
): HeadersNow {
  let known: { tiles: string | undefined; headers: ReadonlyMap<string, string> } | undefined;
  return () => {
    const now = tiles();
    if (!known || known.tiles !== now)
      known = { tiles: now, headers: securityHeaders(siteUrl, now) };
    return known.headers;
  };
}

/**
 * A no-referrer policy would turn the origin of our own forms into `null` (docs/platform.md,
 * "HTTP").
 * @param tiles the origin of the map's tiles where it is not our own.
 */
function securityHeaders(
  siteUrl: string | undefined,
  tiles: string | undefined,
): ReadonlyMap<string, string> {
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(tiles) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: YEAR, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For browsers that nobody has any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const recorder = new ServerResponse(request);
  apply(request, recorder, () => recorder.setHeader('Permissions-Policy', PERMISSIONS));
  return new Map(recorder.getHeaderNames().map((name) => [name, String(recorder.getHeader(name))]));
}

export function setSecurityHeaders(headers: HeadersNow): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers()) res.setHeader(name, value);
    next();
  };
}
