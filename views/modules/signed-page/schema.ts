import { z } from 'zod';

/** What a signed link of a mail shows, in the language of its page; the server makes it. */
export const schema = z.strictObject({
  title: z.string().default(''),
  /** On the plate. */
  reference: z.string().optional(),
  paragraphs: z.array(z.string()).default([]),
  /** What was sent; a value may have several lines. */
  rows: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
  /** Button of a form without fields, posted to the URL of the page. */
  submit: z.string().optional(),
  /** Whether the agency's telephone number is a button. */
  hasPhone: z.boolean().default(false),
  link: z.strictObject({ text: z.string(), href: z.string() }).optional(),
});
export type Content = z.infer<typeof schema>;
