import { z } from 'zod';
import { filledSchema } from '../../domain/text/multilingual.ts';

/** The sign-in of owners, and their homes once they have signed in. */
export const schema = z.strictObject({
  /** Demo accounts, shown only while the site is served on loopback. */
  demo: z
    .strictObject({
      note: filledSchema,
      accounts: z
        .array(
          z.strictObject({ email: z.email(), password: z.string().min(1), about: filledSchema }),
        )
        .min(1),
    })
    .optional(),
});
export type Content = z.infer<typeof schema>;
