import { z } from 'zod';

/** Settings that every module with a form has (spec sections 5 and 7). */
export const formSettings = {
  /** The phone number need not be given. */
  phoneOptional: z.boolean().default(false),
};

export const formSettingsSchema = z.object(formSettings);
export type FormSettings = z.infer<typeof formSettingsSchema>;
