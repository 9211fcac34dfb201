import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Nothing inline, nothing from elsewhere (design.md, idea 5). */
const POLICY = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': ["'self'", 'data:'],
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'frame-ancestors': NONE,
};

const YEAR = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The headers that every answer carries, computed once: they are the same for every request.
 * A no-referrer policy would turn the origin of our own forms into `null` (platform.md).
 */
export function securityHeaders(siteUrl: string | undefined): ReadonlyMap<string, string> {
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
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

export function setSecurityHeaders(headers: ReadonlyMap<string, string>): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
