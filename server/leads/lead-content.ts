import { z } from 'zod';
import { leadSchema } from '../../views/domain/lead.ts';
import { LOCALES } from '../../views/domain/locale.ts';

/** What is shown of a property or a project. */
export const aboutSchema = z.strictObject({
  title: z.string(),
  city: z.string(),
  price: z.string().optional(),
  /** Absolute URLs. */
  picture: z.string().optional(),
  url: z.string(),
});

/** What is shown of a lead, in one language. */
const shown = {
  /** What was filled in, as the visitor saw it. */
  answers: z.array(z.strictObject({ field: z.string(), label: z.string(), value: z.string() })),
  /** The property or project that it is about. */
  about: aboutSchema.optional(),
};

/** What the store keeps of a lead, as JSON: all that its mails and its thank-you say. */
export const leadContentSchema = z.strictObject({
  /** In the shape that the CRM takes. */
  lead: leadSchema,
  locale: z.enum(LOCALES),
  ...shown,
  /** The same for the agency, where its language is another. */
  agency: z.strictObject({ locale: z.enum(LOCALES), ...shown }).optional(),
  /** Name of the file that was asked for (views/domain/site-file.ts). */
  file: z.string().optional(),
  /** Who answers. */
  office: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  /** Data of the conversion that it is, as the agency configured them. */
  conversion: z.string().optional(),
});
export type LeadContent = z.infer<typeof leadContentSchema>;

/** @throws for content of another release, or damaged content: the delivery is tried again. */
export function readLeadContent(content: string): LeadContent {
  return leadContentSchema.parse(JSON.parse(content));
}
