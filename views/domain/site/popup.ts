import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';

/** The promotional popup (spec sections 3 and 4). `delay` is in seconds. */
export const popupSchema = z.strictObject({
  title: multilingualSchema,
  description: multilingualSchema,
  link: multilingualSchema.optional(),
  mediaUrl: z.string().min(1).optional(),
  delay: z.number().min(0).max(3600),
});
