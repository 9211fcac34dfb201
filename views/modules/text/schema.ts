import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  /** 1 if the title is the heading of the page. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  /** A first paragraph in larger type. */
  lead: multilingualSchema.default({}),
  sections: z.array(
    z.strictObject({
      heading: multilingualSchema.default({}),
      paragraphs: z.array(multilingualSchema).default([]),
      /** A list below the paragraphs. */
      items: z.array(multilingualSchema).default([]),
    }),
  ),
});
export type Content = z.infer<typeof schema>;
