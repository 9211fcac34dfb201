import type { RequestHandler } from 'express';
import { savesData } from '../../platform/http/saves-data.ts';
import { robotsText } from '../feeds/robots-text.ts';
import { SECURITY_TEXT, securityText } from '../feeds/security-text.ts';
import { SPECULATION_RULES, speculationRules } from '../pages/speculation-rules.ts';
import { webManifest } from '../feeds/web-manifest.ts';
import type { PageSource } from '../pages/page-source.ts';

type Source = Pick<PageSource, 'site' | 'paths' | 'origin'>;

interface SiteText {
  type: string;
  /** @param now milliseconds since 1970. */
  text: (source: Source, now: number) => string;
}

/** Short texts that are made from the site's settings alone, by URL path. */
const SITE_TEXTS: Readonly<Record<string, SiteText>> = {
  '/robots.txt': { type: 'text/plain', text: ({ origin }) => robotsText(origin) },
  '/manifest.webmanifest': {
    type: 'application/manifest+json',
    text: ({ site }) => webManifest(site.info),
  },
  [SPECULATION_RULES]: {
    type: 'application/speculationrules+json',
    text: ({ paths }) => speculationRules(paths),
  },
  [SECURITY_TEXT]: {
    type: 'text/plain',
    text: ({ site, origin }, now) => securityText(site.info, origin, now),
  },
};

export const SITE_TEXT_PATHS = Object.keys(SITE_TEXTS);

/** Rules for who saves data: nothing is fetched ahead. Not for caches that others share. */
const NO_RULES = '{}';

/** Serves the short texts; they may be an hour old. */
export function siteTexts(source: Source, now: () => number): RequestHandler {
  return (req, res, next) => {
    const found = Object.hasOwn(SITE_TEXTS, req.path) ? SITE_TEXTS[req.path] : undefined;
    if (!found) return next();
    res.set('Cache-Control', 'public, max-age=3600').type(found.type);
    if (req.path !== SPECULATION_RULES) return res.send(found.text(source, now()));
    res.vary('Save-Data');
    if (!savesData(req)) return res.send(found.text(source, now()));
    res.set('Cache-Control', 'private, max-age=3600').send(NO_RULES);
  };
}
