import { z } from 'zod';
import { CATEGORIES } from '../consent/consent.ts';
import { filledSchema, multilingualSchema } from '../text/multilingual.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL is on loopback, as that of a stand-in is (server/stand-ins). */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(URL.parse(url)?.hostname ?? '');
}

/** Without characters that could end a source of a content security policy. */
const HOST_NAME = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/** https; http is accepted on loopback. No credentials. */
function isForeignUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (!HOST_NAME.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(text));
}

/** `https://*.example.org` too. */
function isOrigin(text: string): boolean {
  const named = text.replace(/^https:\/\/\*\./, 'https://any.');
  return isForeignUrl(named) && URL.parse(named)?.origin === named;
}

const foreignUrl = z.string().refine(isForeignUrl, 'a URL that begins with https://');
const linkUrl = z.partialRecord(z.enum(['nl', 'fr', 'en', 'de']), foreignUrl);
const attributeValue = z.string().max(200);

const common = {
  /** Its id on pages and in the URL of its frame. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  /** Its name for visitors. */
  name: z.string().trim().min(1),
  category: z.enum(CATEGORIES),
  script: foreignUrl,
  /** Origins besides the script's own that it may contact. */
  hosts: z
    .array(z.string().refine(isOrigin, 'an origin: https:// and a host, without a path'))
    .default([]),
};

/** Further settings of what is shown on a page, in a frame. */
const shown = {
  ...common,
  /** URL of the same content at the third party, by language, for the link that replaces it. */
  link: linkUrl.default({}),
  /** Timeout in seconds until it shows something. */
  timeout: z.number().min(0.1).max(60).default(8),
};

const kind = <K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape });

/** A third party of the site. How each kind is run is in `third-party-kinds.ts`. */
export const thirdPartySchema = z.discriminatedUnion('kind', [
  kind('analytics', {
    ...common,
    /** Id of the agency's account, given to the loader. */
    account: z.string().min(1),
    /** Name of the global array that the loader reads. */
    queue: z
      .string()
      .regex(/^[A-Za-z_]\w*$/)
      .default('dataLayer'),
    /** Cookies that it sets on the site, removed when consent is withdrawn; `*` may end a name. */
    cookies: z.array(z.string().regex(/^[\w-]+\*?$/, 'a name; * may end it')).default([]),
  }),
  kind('reviews', { ...shown, embedId: attributeValue.min(1) }),
  kind('script', { ...shown, attributes: z.record(z.string(), attributeValue).default({}) }),
  kind('property-widget', { ...shown, key: attributeValue.optional() }),
  kind('form', { ...shown, siteId: z.int().positive() }),
  kind('appointment', {
    ...shown,
    key: attributeValue.min(1),
    /** CSS selector of the button that the script adds, which is pressed for the visitor. */
    button: z.string().min(1).default('button'),
    confirmation: z.strictObject({ title: filledSchema, text: filledSchema }),
  }),
  kind('chat', {
    ...shown,
    /** Name of the global object that the script defines, with a method `open`. */
    api: z.string().regex(/^[A-Za-z_]\w*$/),
    title: multilingualSchema.default({}),
  }),
]);
export type ThirdParty = z.infer<typeof thirdPartySchema>;
export type ThirdPartyKind = ThirdParty['kind'];
export type PartyOf<K extends ThirdPartyKind> = Extract<ThirdParty, { kind: K }>;
/** A third party that is shown in a frame. */
export type FramedParty = Exclude<ThirdParty, PartyOf<'analytics'>>;
