import { z } from 'zod';
import { embedOf } from '../../domain/property/video-url.ts';
import { pictureSchema } from '../../domain/property/picture.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  /** Shown until the video plays, and where it does not. */
  still: pictureSchema,
  title: multilingualSchema.default({}),
  /** A file of the agency's `videos` folder, without sound. */
  video: z
    .string()
    .regex(/^[\w-]+\.(mp4|webm)$/, 'the name of a file in videos, .mp4 or .webm')
    .optional(),
  /** A video elsewhere, which the visitor may open; of a provider in `embeds` of site.json. */
  link: z
    .string()
    .refine((link) => embedOf(link) !== undefined, 'a link to a video of a known provider')
    .optional(),
});
export type Content = z.infer<typeof schema>;
