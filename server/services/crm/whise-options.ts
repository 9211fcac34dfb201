import { z } from 'zod';
import { LOCALES } from '../../../views/domain/locale.ts';

const days = z.int().min(0).max(365);
const locale = z.enum(LOCALES);
const saleByAgreement = z.enum(['sold', 'option']);

/**
 * Choices that Whise leaves to an agency, set as JSON in `WHISE_OPTIONS` (docs/whise.md,
 * "Options").
 */
export const whiseOptionsSchema = z.strictObject({
  /** What a home is that is sold on a condition (14), or by a compromise (22). */
  purposeStatus: z
    .strictObject({ 14: saleByAgreement.default('sold'), 22: saleByAgreement.default('sold') })
    .prefault({}),
  /** Ids of Whise's languages; one without an id is not requested. */
  languageIds: z
    .partialRecord(locale, z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'is no language as nl-BE'))
    .default({ nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' }),
  /**
   * Language of titles of advertisements and of names of rooms and functions, which Whise has in
   * one; by default that of the words of its choices.
   */
  namesLanguage: locale.optional(),
  /** Days for which a home is labelled as new, and as one with a new price; 0: never. */
  newDays: days.default(14),
  newPriceDays: days.default(14),
  /** Whether the agency's representatives are requested with its homes. */
  representatives: z.boolean().default(true),
  /** Country of the people who send a form, by Whise's number: 1 is Belgium. */
  contactCountryId: z.int().positive().default(1),
  /** Offices that get the leads; by default `WHISE_OFFICE_ID`, else the office of the home. */
  contactOfficeIds: z.array(z.int().positive()).optional(),
  /** Where a contact comes from, by the agency's number. */
  contactOriginId: z.int().positive().optional(),
  /** Whether `AgreementEmail` is sent with a lead; the comment says it in any case. */
  agreementEmail: z.boolean().default(false),
  /** Estates of one page, and the timeout of a page in milliseconds. */
  pageSize: z.int().min(1).max(500).default(50),
  listTimeout: z.int().min(1000).max(60_000).default(30_000),
});
export type WhiseOptions = z.infer<typeof whiseOptionsSchema>;
