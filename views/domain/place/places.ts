import { z } from 'zod';
import { LOCALES, type Locale } from '../locale.ts';

const postcodeSchema = z.string().regex(/^[0-9]{4}$/, 'expected four digits');
const textSchema = z.string().trim().min(1);

/**
 * A municipality under one of its postcodes: an entry of /data/cities.json (spec section 3, "City
 * and type options"). Latitude and longitude, in degrees, are those of the postcode's place.
 */
export const cityOptionSchema = z.strictObject({
  id: textSchema,
  /** Name in the municipality's own language; in both, joined by ' - ', if it has two. */
  label: textSchema,
  /** The postcode. */
  value: postcodeSchema,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Its names by language, including exonyms. */
  names: z.partialRecord(z.enum(LOCALES), textSchema),
});

/** A part of a municipality with a name of its own: an entry of /data/subcities.json. */
export const subcityOptionSchema = z.strictObject({
  id: textSchema,
  label: textSchema,
  /** The postcode, the same as that of its city option. */
  value: postcodeSchema,
  cityId: textSchema,
});

/**
 * A province, or the Brussels Region: an entry of /data/provinces.json. Its names are never those
 * of a municipality.
 */
export const provinceOptionSchema = z.strictObject({
  id: textSchema,
  names: z.record(z.enum(LOCALES), textSchema),
  /** Its names as they follow `in`, in French `en`, within a sentence. */
  inSentence: z.record(z.enum(LOCALES), textSchema),
  /** The postcodes of its municipalities. */
  values: z.array(postcodeSchema).min(1),
});

export const cityOptionsSchema = z.array(cityOptionSchema);
export const subcityOptionsSchema = z.array(subcityOptionSchema);

export const provinceOptionsSchema = z.array(provinceOptionSchema);

export type CityOption = z.infer<typeof cityOptionSchema>;
export type SubcityOption = z.infer<typeof subcityOptionSchema>;
export type ProvinceOption = z.infer<typeof provinceOptionSchema>;

/** Name of a municipality in a language; its own name if that language has none. */
export function cityName(city: Pick<CityOption, 'label' | 'names'>, locale: Locale): string {
  return city.names[locale] ?? city.label;
}
