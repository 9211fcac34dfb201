import { z } from 'zod';
import { dateSchema } from './editorial-text.ts';
import { LOCALES } from '../locale.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { openingHoursSchema } from './opening-hours.ts';

export const officeSchema = z.strictObject({
  id: z.int().positive(),
  name: multilingualSchema,
  street: multilingualSchema,
  houseNumber: z.string(),
  zip: z.string().min(1),
  city: multilingualSchema,
  phone: z.string().min(1),
  email: z.email(),
  /** Language of mails to it, one of the site's; absent: that of `leads.language`. */
  language: z.enum(LOCALES).optional(),
  /** Ids of the team's members who work here, by the CRM. */
  people: z.array(z.int().positive()).optional(),
  /** Its area: postcodes and ranges of them, `9000` or `9000-9070`. */
  postcodes: z.array(z.string().regex(/^\d{4}(-\d{4})?$/, '9000 or 9000-9070')).optional(),
  position: z.tuple([z.number(), z.number()]).optional(),
  openingHours: z.array(openingHoursSchema).default([]),
  /** Days on which the office is closed besides public holidays; one day without `to`. */
  closedDays: z
    .array(
      z
        .strictObject({ from: dateSchema, to: dateSchema.optional() })
        .refine(({ from, to = from }) => from <= to, {
          path: ['to'],
          message: 'must not be before from',
        }),
    )
    .optional(),
  /** Note below the hours: "Saturday by appointment". */
  openingNote: multilingualSchema.optional(),
});
export type Office = z.infer<typeof officeSchema>;
