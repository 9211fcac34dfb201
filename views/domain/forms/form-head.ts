import { z } from 'zod';
import { fullTextSchema } from '../site/editorial-text.ts';
import { multilingualSchema } from '../text/multilingual.ts';

/** Settings of a module that shows a form below a heading of its own. */
export const formHead = {
  title: multilingualSchema.default({}),
  /** 1 if the title is the heading of the page. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  /** Above the form. HTML in it is sanitized when the site is loaded. */
  description: fullTextSchema.default({}),
};
const formHeadSchema = z.object(formHead);
export type FormHead = z.infer<typeof formHeadSchema>;
