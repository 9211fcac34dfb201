import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';

/** Settings that every module with a form has (spec sections 5 and 7). */
export const formSettings = {
  /** The phone number is optional. */
  phoneOptional: z.boolean().default(false),
  /**
   * A file of the agency's folder `documents`, by language, that the visitor gets after sending the
   * form.
   */
  file: multilingualSchema.optional(),
};

/** Of forms whose sending is a conversion (spec section 7). */
export const conversionSettings = {
  /** Its data, as JSON; invalid JSON is dropped without a message (spec section 5). */
  conversion: z.string().default('{}'),
};

export const formSettingsSchema = z.object({ ...formSettings, conversion: z.string().optional() });
export type FormSettings = z.infer<typeof formSettingsSchema>;
