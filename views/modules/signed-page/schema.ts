import { z } from 'zod';

/** A field of the form behind a signed link. */
const fieldSchema = z.strictObject({
  name: z.string(),
  /** `choice` takes one option, `ticks` any number of them. */
  type: z.enum(['choice', 'ticks', 'date', 'time', 'lines', 'email', 'file']),
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

const hiddenSchema = z.strictObject({ name: z.string(), value: z.string() });

/** A button that sends a form under a name of its own. */
const buttonSchema = z.strictObject({ name: z.string(), value: z.string(), text: z.string() });

const linkSchema = z.strictObject({ text: z.string(), href: z.string() });

/** One of several things that the page shows, with a form of its own. */
const sectionSchema = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()).default([]),
  link: linkSchema.optional(),
  fields: z.array(fieldSchema).default([]),
  hidden: z.array(hiddenSchema).default([]),
  /** The first one is filled, the others are outlined. */
  buttons: z.array(buttonSchema).default([]),
});
export type SignedSection = z.infer<typeof sectionSchema>;

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
  hidden: z.array(hiddenSchema).default([]),
  /** Button of a form, posted to the URL of the page. */
  submit: z.string().optional(),
  /** Further buttons of it, outlined. */
  others: z.array(buttonSchema).default([]),
  /** Of a form that anybody may send: what is kept, above the button. */
  privacy: z
    .strictObject({ text: z.string(), link: z.string(), href: z.string().optional() })
    .optional(),
  sections: z.array(sectionSchema).default([]),
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
