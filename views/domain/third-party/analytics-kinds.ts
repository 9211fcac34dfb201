import { z } from 'zod';
import { filledSchema } from '../text/multilingual.ts';
import { common, foreignUrl, scriptAttributes } from './party-fields.ts';

/** Where Google's tag sends to (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const cookies = z.array(z.string().regex(/^[\w-]+\*?$/, 'a name; * may end it'));

/**
 * Why it may run without consent, by language: it stores nothing in the browser and recognizes
 * nobody. Shown by the module `third-party-list`; needed with the category `necessary`, which it
 * makes possible.
 */
const withoutConsent = filledSchema.optional();

/** Tools that run in the page itself, by kind: their settings. */
export const analyticsShapes = {
  /** A loader that reads commands as Google's tag does, from any host. */
  analytics: {
    ...common,
    script: foreignUrl,
    /** Id of the agency's account, given to the loader. */
    account: z.string().min(1),
    /** Name of the global array that the loader reads. */
    queue: z
      .string()
      .regex(/^[A-Za-z_]\w*$/)
      .default('dataLayer'),
    /** Cookies that it sets on the site, removed when consent is withdrawn; `*` may end a name. */
    cookies: cookies.default([]),
  },
  /** Google's tag, for Google Analytics 4 and Google Ads. */
  gtag: {
    ...common,
    script: foreignUrl.default('https://www.googletagmanager.com/gtag/js'),
    hosts: common.hosts.unwrap().default(GOOGLE_HOSTS),
    /** Measurement id, such as `G-AB12CD34EF`. */
    account: z.string().regex(/^[A-Z]{1,4}-[A-Z0-9]{1,20}$/, 'an id such as G-AB12CD34EF'),
    /** Cookies removed when consent is withdrawn; `*` may end a name. */
    cookies: cookies.default(['_ga*', '_gid', '_gac_*', '_gcl_*']),
  },
  matomo: {
    ...common,
    /** URL of `matomo.js`. */
    script: foreignUrl,
    /** URL of `matomo.php`; absent: beside the script. */
    tracker: foreignUrl.optional(),
    /** Number of the site in Matomo. */
    siteId: z.int().positive(),
    /** Whether Matomo may set cookies, by which it recognizes a visitor. */
    setsCookies: z.boolean().default(false),
    /** Cookies removed when consent is withdrawn; `*` may end a name. */
    cookies: cookies.default(['_pk_*', 'mtm_*']),
    withoutConsent,
  },
  plausible: {
    ...common,
    /** URL of the script as Plausible gives it. */
    script: foreignUrl,
    /** The site's name in Plausible, such as `agency.example`. */
    domain: z.string().regex(/^\S+$/, 'a name without spaces'),
    /**
     * `manual`: the site sends page views, without what visitors typed into a URL; `automatic`:
     * the script sends them, with the whole URL.
     */
    pageViews: z.enum(['manual', 'automatic']).default('manual'),
    withoutConsent,
  },
  /** A script that is only loaded: it counts what it counts. */
  'page-script': {
    ...common,
    script: foreignUrl,
    /** Its `data-` attributes, by their names without `data-`. */
    attributes: scriptAttributes,
    /** Cookies removed when consent is withdrawn; `*` may end a name. */
    cookies: cookies.default([]),
    withoutConsent,
  },
};

export type AnalyticsKind = keyof typeof analyticsShapes;

export function isAnalyticsKind(kind: string): kind is AnalyticsKind {
  return Object.hasOwn(analyticsShapes, kind);
}
