import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  listing: z.enum(LIST_KINDS),
  /** What the tile between the homes says, where the site has one (site.json, list). */
  callToAction: z
    .strictObject({
      title: multilingualSchema,
      text: multilingualSchema.default({}),
      link: multilingualSchema,
      /** Name of the page it leads to; without one it offers the agency's phone. */
      page: z.string().optional(),
    })
    .optional(),
});
export type Content = z.infer<typeof schema>;
