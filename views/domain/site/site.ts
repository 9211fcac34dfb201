import { z } from 'zod';
import type { CostRule } from '../buying-costs/cost-rule.ts';
import { RADIUS } from '../filters/radius.ts';
import { EMBED_PROVIDERS } from '../property/video-url.ts';
import { fontSchema } from './font.ts';
import { HEADER_KINDS } from './header.ts';
import { historyFlagsSchema } from '../history/flags.ts';
import { httpsUrlSchema } from '../text/https-url.ts';
import { filledSchema as filled } from '../text/multilingual.ts';
import { LOCALES } from '../locale.ts';
import { type Brand, iconSchema, logoSchema, sharingPictureSchema } from './brand.ts';
import type { SiteContent } from './content.ts';
import { demandBudgetSchema } from './demand-budget.ts';
import { extraMenuSchema } from './extra-menu.ts';
import { ALL_LANGUAGES, languagesSchema } from './languages.ts';
import { mapTilesSchema } from './map-tiles.ts';
import { officeSchema } from './office.ts';
import type { Page } from './page.ts';
import { partnerSchema } from './partner-link.ts';
import { thirdPartySchema } from '../third-party/third-party.ts';
import { socialLinkSchema } from './social-link.ts';
import { popupSchema } from './popup.ts';
import { templateSchema } from './site-template.ts';
import type { StreetMap } from './street-map.ts';
import type { OldAddresses } from './old-addresses.ts';
import { pathPatternSchema } from './path-pattern.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written #rrggbb');

const contactUrl = z
  .url({ protocol: /^(https|mailto|tel)$/ })
  .regex(/^\S+$/, 'begins with https:, mailto: or tel:, and has no spaces');

/**
 * What must be stated at the foot of every page (docs/facts.md, "What a Belgian property ad
 * shows").
 */
const legalSchema = z.strictObject({
  companyName: z.string().min(1),
  companyNumber: z.string().min(1),
  vatNumber: z.string().min(1),
  professionalTitle: filled,
  ipiNumber: z.string().regex(/^\d{6}$/, 'six digits'),
  institute: filled,
  recognitionCountry: filled,
  insurer: z.string().min(1),
  insurancePolicy: z.string().min(1),
  ethicsCode: z.strictObject({ label: filled, url: z.record(z.string(), httpsUrlSchema) }),
});

/** A label of homes: its text by language and its colours (spec section 3). */
export const labelSchema = z.strictObject({
  id: z.int().positive(),
  name: filled,
  textColour: colour,
  backgroundColour: colour,
  /**
   * For how many days from its first day on offer a home shows it; 0: as long as the CRM says so.
   * Absent: 7 for label 1, "new" (views/domain/property/label.ts), 0 for every other.
   */
  days: z.int().min(0).optional(),
});
export type Label = z.infer<typeof labelSchema>;

/** Settings of leads (spec section 7). */
const leadSettingsSchema = z.strictObject({
  /**
   * Language of mail to the agency, one of the site's; absent: the site's first. Visitors get
   * theirs in their own.
   */
  language: z.enum(LOCALES).optional(),
  /** Members of the team who get mail in a language of their own, by their ids in the CRM. */
  people: z
    .array(z.strictObject({ id: z.int().positive(), language: z.enum(LOCALES) }))
    .default([]),
  /** Recipients of a lead about a home or a project, in order of precedence. */
  to: z.enum(['manager', 'office', 'agency']).default('manager'),
});

const hostName = z
  .string()
  .regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/, 'the name of a host, in small letters');

/** The settings of an agency's site (spec sections 1 and 3). */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** The languages of the site; the first is the default. Absent: nl, fr, en and de. */
  languages: languagesSchema.default(ALL_LANGUAGES),
  /**
   * Only for a demonstration: the day on which the dates of the whole folder were right. They are
   * shifted by whole weeks, so that they never look out of date.
   */
  datesAsOf: z.iso.date().optional(),
  siteEmail: z.email(),
  phone: z.string().min(1),
  /**
   * Where weaknesses of the site are reported, the preferred way first (RFC 9116); absent: by
   * `siteEmail`.
   */
  securityContacts: z.array(contactUrl).min(1).optional(),
  siteTemplate: templateSchema.default('vitrine'),
  showEffects: z.boolean().default(true),
  triggerEffectsOnce: z.boolean().default(true),
  colours: z.strictObject({
    ink: colour,
    muted: colour,
    ground: colour,
    fill: colour,
    line: colour,
    paper: colour,
    primary: colour,
    accent: colour,
    alert: colour,
  }),
  /**
   * Radius of corners in pixels: of boxes, buttons, fields, photographs and plates. Absent: the
   * template's own, as of `header`.
   */
  cornerRadius: z.literal([0, 3, 8, 16]).optional(),
  header: z.enum(HEADER_KINDS).optional(),
  logo: logoSchema.optional(),
  /** The icon of browser tabs and of phones' home screens; absent: one drawn from the name. */
  icon: iconSchema.optional(),
  /** Of pages without a photograph; absent: the first one of the home page. */
  sharingPicture: sharingPictureSchema.optional(),
  fonts: z.strictObject({ heading: fontSchema, text: fontSchema }),
  /**
   * Hosts from which the server fetches pictures (`name`, or `name:port` if the port is not 443).
   * Any other picture must be a file of the `pictures` folder.
   */
  pictureHosts: z.array(hostName).default([]),
  /** Hosts from which the server passes on documents of the CRM, named in the same way. */
  documentHosts: z.array(hostName).default([]),
  /** Names of the pages in the header, in order. */
  navigation: z.array(z.string()),
  footerPages: z.array(z.string()).default([]),
  /** Further pages at the foot, each group under a heading of its own, before `footerPages`. */
  footerGroups: z
    .array(z.strictObject({ title: filled, pages: z.array(z.string()).min(1) }))
    .max(5)
    .default([]),
  /** Profiles of the agency elsewhere, at the foot and in the structured data. */
  socialLinks: z.array(socialLinkSchema).default([]),
  /** Absent: only a phone has a menu button. */
  extraMenu: extraMenuSchema.optional(),
  offices: z.array(officeSchema).min(1),
  legal: legalSchema,
  labels: z.array(labelSchema),
  /** Labels that mean sold or rented: no price and no link (spec section 3). */
  ignoredLabels: z.array(z.int()).default([3, 4]),
  /** Whether sold homes have pages, which lists link to (spec section 2). */
  soldDetailPages: z.boolean(),
  /**
   * A pattern with field names in brackets that replaces `{city}-{type description}-{id}` (spec
   * section 2), such as `[City]-[Street]-[HouseNumber]-[ID]`.
   */
  propertyPathPattern: pathPatternSchema.optional(),
  list: z.strictObject({
    itemsPerPage: z.int().positive().default(12),
    callToAction: z.boolean().default(false),
    /** The call-to-action tile follows this number of homes + 1 (spec section 9). */
    callToActionPosition: z.int().nonnegative().default(8),
    /** Default of the radius input, in kilometres (spec section 9): 10 to 100 in steps of 5. */
    radius: z
      .int()
      .min(RADIUS.min)
      .max(RADIUS.max)
      .multipleOf(RADIUS.step, 'in steps of 5')
      .default(RADIUS.min),
  }),
  /** Absent: the product's own map. */
  map: mapTilesSchema.optional(),
  /**
   * Providers whose videos and tours a home's page may show, after the visitor's click; those of
   * other providers are links.
   */
  embeds: z.array(z.enum(EMBED_PROVIDERS)).default([...EMBED_PROVIDERS]),
  /** Maximum and step of the budget in a demand (spec section 4). */
  demand: demandBudgetSchema,
  /** Whether visitors can save a search and get mail about it; not where the site sends no mail. */
  savedSearches: z.boolean().default(true),
  popup: popupSchema.optional(),
  /** What owners see of the history of their homes. */
  history: historyFlagsSchema.default(historyFlagsSchema.parse({})),
  leads: leadSettingsSchema.default(leadSettingsSchema.parse({})),
  /** Third parties whose scripts pages run, with their categories of consent. */
  thirdParties: z.array(thirdPartySchema).default([]),
  /** Link to the rental platform for applications (spec section 2). */
  rentalPlatform: partnerSchema.optional(),
  /** Link to a home for sale at the notary's (spec section 2). */
  notary: partnerSchema.optional(),
});
export type SiteInfo = z.infer<typeof siteSchema>;

/** A site as loaded from SITE_DIR: settings, pages and texts, checked against each other. */
export interface Site {
  info: SiteInfo;
  pages: readonly Page[];
  /** The agency's texts. */
  content?: SiteContent;
  /** The files by which it is recognized. */
  brand?: Brand;
  /** Its own street map; `info.map` has precedence. */
  streets?: StreetMap;
  /** By which the costs of buying are reckoned. */
  costRules?: readonly CostRule[];
  /** Addresses of the agency's old site, which are redirected. */
  oldAddresses?: OldAddresses;
}
