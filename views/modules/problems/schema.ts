import { z } from 'zod';
import { forDevelopers } from '../../domain/site/developer-kind.ts';

const problemSchema = z.strictObject({
  level: z.enum(['error', 'warning']),
  /** File, and place in it. */
  place: z.string(),
  reason: z.string(),
  remedy: z.string(),
  /** The page or preview where it shows; undefined where there is none. */
  href: z.string().optional(),
});

/** Made by server/web/routes/problems.ts. */
export const schema = forDevelopers(
  z.strictObject({
    title: z.string(),
    problems: z.array(problemSchema),
    /** The link to the page that reloads, or that does not. */
    reload: z.strictObject({ text: z.string(), href: z.string() }),
  }),
);
export type Content = z.infer<typeof schema>;
