import { z } from 'zod';
import { LOCALES, type Locale } from '../locale.ts';

const postcodeSchema = z.string().regex(/^[0-9]{4}$/, 'expected four digits');
const textSchema = z.string().trim().min(1);

/**
 * One municipality under one of its postcodes: an entry of /data/cities.json (spec section 3, "City
 * and type options"). Latitude and longitude are degrees, of the place that carries the postcode.
 */
export const cityOptionSchema = z.strictObject({
  id: textSchema,
  /** The municipality's name in its own language; both, joined by ' - ', where it has two. */
  label: textSchema,
  /** The postcode. */
  value: postcodeSchema,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Its own name by language, and those by which other languages call it. */
  names: z.partialRecord(z.enum(LOCALES), textSchema),
});

/** A part of a municipality, with a name of its own: an entry of /data/subcities.json. */
export const subcityOptionSchema = z.strictObject({
  id: textSchema,
  label: textSchema,
  /** The postcode, which is that of its city option too. */
  value: postcodeSchema,
  cityId: textSchema,
});

export const cityOptionsSchema = z.array(cityOptionSchema);
export const subcityOptionsSchema = z.array(subcityOptionSchema);

export type CityOption = z.infer<typeof cityOptionSchema>;
export type SubcityOption = z.infer<typeof subcityOptionSchema>;

/** What a speaker of the language calls the municipality; its own name when they have none. */
export function cityName(city: Pick<CityOption, 'label' | 'names'>, locale: Locale): string {
  return city.names[locale] ?? city.label;
}
