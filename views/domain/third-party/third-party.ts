import { z } from 'zod';
import { filledSchema, multilingualSchema } from '../text/multilingual.ts';
import { type AnalyticsKind, analyticsShapes } from './analytics-kinds.ts';
import { attributeValue, common, foreignUrl, scriptAttributes } from './party-fields.ts';

const linkUrl = z.partialRecord(z.enum(['nl', 'fr', 'en', 'de']), foreignUrl);

/** Further settings of what is shown on a page, in a frame. */
const shown = {
  ...common,
  script: foreignUrl,
  /** URL of the same content at the third party, by language, for the link that replaces it. */
  link: linkUrl.default({}),
  /** Timeout in seconds until it shows something. */
  timeout: z.number().min(0.1).max(60).default(8),
};

const kind = <K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape });

/** A third party of the site. How each kind is run is in `third-party-kinds.ts`. */
export const thirdPartySchema = z.discriminatedUnion('kind', [
  kind('analytics', analyticsShapes.analytics),
  kind('gtag', analyticsShapes.gtag),
  kind('matomo', analyticsShapes.matomo),
  kind('plausible', analyticsShapes.plausible),
  kind('page-script', analyticsShapes['page-script']),
  kind('reviews', { ...shown, embedId: attributeValue.min(1) }),
  kind('script', { ...shown, attributes: scriptAttributes }),
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
export type FramedParty = Exclude<ThirdParty, PartyOf<AnalyticsKind>>;
