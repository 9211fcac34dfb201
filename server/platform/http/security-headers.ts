import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import type { ShownTours } from '../../../views/domain/property/tours.ts';
import { foreignSources } from '../../../views/modules/foreign-sources.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** The content security policy of responses other than pages: nothing may be fetched. */
export const STRICTEST_POLICY =
  "default-src 'none';form-action 'none';base-uri 'none';frame-ancestors 'none'";

/**
 * Of an SVG, which is a document where it is opened alone: its own styles and the pictures inside it,
 * no script and no origin.
 */
export const DRAWING_POLICY = `${STRICTEST_POLICY};style-src 'unsafe-inline';img-src data:;sandbox`;

const YEAR = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** By name in lower case, so that objects can be merged. */
export type Headers = Readonly<Record<string, string>>;

/** The security headers of responses. */
export interface SecurityHeaders {
  /** Of responses other than pages. */
  strict: Headers;
  /**
   * Of a page: a policy with what its own modules need. Worked out once for a page of an edition of
   * the site, so that both are in force as soon as an edit is.
   */
  ofPage(page: Page, info: SiteInfo, tours: ShownTours): Headers;
}

/**
 * @param siteUrl the site's URL; with https, `Strict-Transport-Security` is sent.
 * @param preload whether it includes subdomains and `preload`.
 */
export function securityHeaders(siteUrl: string | undefined, preload = false): SecurityHeaders {
  const strict = { ...siteWide(siteUrl, preload), 'content-security-policy': STRICTEST_POLICY };
  return {
    strict,
    ofPage: perItem((page: Page, info: SiteInfo, tours: ShownTours) => ({
      ...strict,
      'content-security-policy': policyOf(page, info, tours),
    })),
  };
}

/**
 * Nothing inline, nothing from elsewhere (docs/house.md, "What is cached") except what the page's
 * own modules show of other hosts.
 */
function policyOf(page: Page, info: SiteInfo, tours: ShownTours): string {
  const { scripts, connections, pictures, frames, media } = foreignSources(page, info, tours);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': NONE,
    'script-src': [...SELF, ...scripts],
    'style-src': SELF,
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': SELF,
    'connect-src': [...SELF, ...connections],
    ...(frames.length > 0 && { 'frame-src': frames }),
    ...(media.length > 0 && { 'media-src': media }),
    'manifest-src': SELF,
    'form-action': SELF,
    'base-uri': NONE,
    'frame-ancestors': NONE,
  };
  return policyText(directives);
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

const SANDBOX = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * The headers of the frame of a third party. Its sandbox gives the scripts in it an opaque origin;
 * they may load from their own hosts, and use inline styles.
 * @param savesFiles whether a click in it may download a file.
 */
export function framePolicy(hosts: readonly string[], savesFiles: boolean): Headers {
  return {
    'content-security-policy': policyText({
      sandbox: [...SANDBOX, ...(savesFiles ? ['allow-downloads'] : [])],
      'default-src': NONE,
      'script-src': [...SELF, ...hosts],
      'style-src': ["'unsafe-inline'", ...hosts],
      'img-src': ['data:', ...hosts],
      'media-src': hosts,
      'font-src': hosts,
      'connect-src': hosts,
      'frame-src': hosts,
      'form-action': hosts,
      'base-uri': NONE,
      'frame-ancestors': SELF,
    }),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/**
 * All except the policy. A no-referrer policy would turn the origin of our own forms into `null`
 * (docs/platform.md, "HTTP").
 */
function siteWide(siteUrl: string | undefined, preload: boolean): Headers {
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  const apply = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: YEAR, includeSubDomains: preload, preload },
    xFrameOptions: { action: 'deny' },
    // Only for browsers that are no longer in use.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const recorder = new ServerResponse(request);
  apply(request, recorder, () => recorder.setHeader('Permissions-Policy', PERMISSIONS));
  return Object.fromEntries(
    recorder.getHeaderNames().map((name) => [name, String(recorder.getHeader(name))]),
  );
}

/**
 * Sets the headers of responses other than pages; pages set their own
 * (server/web/pages/page-answer.ts).
 */
export function setSecurityHeaders({ strict }: SecurityHeaders): RequestHandler {
  const entries = Object.entries(strict);
  return (_req, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value);
    next();
  };
}
