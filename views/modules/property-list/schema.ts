import { z } from 'zod';
import { LIST_KINDS } from '../../domain/list/list-kind.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

export const schema = readsSettings(
  z.strictObject({
    listing: z.enum(LIST_KINDS),
    /** Content of the call-to-action tile, if the site has one (site.json, list). */
    callToAction: z
      .strictObject({
        title: multilingualSchema,
        text: multilingualSchema.default({}),
        link: multilingualSchema,
        /** Name of the linked page; without it the tile shows the agency's phone. */
        page: z.string().optional(),
      })
      .optional(),
  }),
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
