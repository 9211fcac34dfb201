import { z } from 'zod';

/** A field of the form behind a signed link. */
const fieldSchema = z.strictObject({
  name: z.string(),
  /** `choice` takes one option, `ticks` any number of them. */
  type: z.enum(['choice', 'ticks', 'date', 'time', 'lines', 'file']),
  label: z.string(),
  help: z.string().optional(),
  /** Of a file: what may be chosen, as HTML's `accept`. */
  accept: z.string().optional(),
  isOptional: z.boolean().default(false),
  options: z.array(z.strictObject({ value: z.string(), text: z.string() })).default([]),
  /** As typed or chosen before. */
  values: z.array(z.string()).default([]),
  /** What is wrong with them. */
  fault: z.string().optional(),
});
export type SignedField = z.infer<typeof fieldSchema>;

/** What a signed link of a mail shows, in the language of its page; the server makes it. */
export const schema = z.strictObject({
  title: z.string().default(''),
  /** Above the title: where the visitor came from. */
  back: z.strictObject({ text: z.string(), href: z.string() }).optional(),
  /** On the plate. */
  reference: z.string().optional(),
  paragraphs: z.array(z.string()).default([]),
  /** What was sent; a value may have several lines. */
  rows: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
  /** Above the fields: what to look at before it is sent. */
  warning: z.string().optional(),
  /** Of the form with the button. */
  fields: z.array(fieldSchema).default([]),
  /** Sent with them. */
  hidden: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  /** Button of a form, posted to the URL of the page. */
  submit: z.string().optional(),
  /** Whether the agency's telephone number is a button. */
  hasPhone: z.boolean().default(false),
  link: z
    .strictObject({
      text: z.string(),
      href: z.string(),
      /** Opens beside the page, so that what is typed in it stays. */
      isNewTab: z.boolean().default(false),
    })
    .optional(),
});
export type Content = z.infer<typeof schema>;
