import { z } from 'zod';
import { forDevelopers } from '../../domain/site/developer-kind.ts';

/** Made by server/web/routes/states.ts and mails.ts. */
export const schema = forDevelopers(
  z.strictObject({
    title: z.string(),
    groups: z
      .array(
        z.strictObject({
          title: z.string(),
          links: z.array(z.strictObject({ text: z.string(), href: z.string() })),
        }),
      )
      .default([]),
    frames: z
      .array(
        z.strictObject({
          name: z.string(),
          href: z.string(),
          /** The data that make the state, as JSON. */
          data: z.string(),
          /** Contains text of visitors: shown in a sandbox, without script. */
          isForeign: z.boolean().default(false),
        }),
      )
      .default([]),
    /** Width of the frames, in pixels; other values are ignored. */
    width: z.int().min(200).max(4000).catch(1280),
  }),
);
export type Content = z.infer<typeof schema>;
