import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { multilingualSchema } from '../text/multilingual.ts';

/** The location of a home or project, and whether its address is published (spec section 3). */
export const locatedFields = {
  street: z.string().default(''),
  /** The street's names by language, where it has several, as in Brussels. */
  streetNames: z.partialRecord(z.enum(LOCALES), z.string().min(1)).optional(),
  houseNumber: z.string().default(''),
  boxNr: z.string().default(''),
  zip: z.string().min(1),
  city: z.string().min(1),
  /** The city's names by language, for a city that is in no gazetteer: one abroad. */
  cityNames: z.partialRecord(z.enum(LOCALES), z.string().min(1)).optional(),
  /** 10 is Belgium, 50 is Luxembourg (spec section 9). */
  countryId: z.int().positive().default(10),
  countryName: multilingualSchema.default({}),
  publishAddress: z.boolean(),
  /** Latitude and longitude in degrees. */
  position: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).optional(),
};

export type Located = z.infer<z.ZodObject<typeof locatedFields>>;
