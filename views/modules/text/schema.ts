import { z } from 'zod';
import { pictureSchema } from '../../domain/property/picture.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';
import { readsSettings } from '../../domain/site/module-settings.ts';

/** Sections are below each other, or `numberItemOfRow` side by side on a wide screen. */
export const schema = readsSettings(
  z.strictObject({
    title: multilingualSchema.default({}),
    /** 1 if the title is the heading of the page. */
    level: z.union([z.literal(1), z.literal(2)]).default(2),
    /** A first paragraph in larger type. */
    lead: multilingualSchema.default({}),
    /** Beside the text on a wide screen, below the first paragraph on a phone. */
    picture: pictureSchema.optional(),
    sections: z
      .array(
        z.strictObject({
          heading: multilingualSchema.default({}),
          paragraphs: z.array(multilingualSchema).default([]),
          /** A list below the paragraphs. */
          items: z.array(multilingualSchema).default([]),
        }),
      )
      .default([]),
  }),
  'numberItemOfRow',
);
export type Content = z.infer<typeof schema>;
