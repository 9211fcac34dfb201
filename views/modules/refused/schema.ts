import { z } from 'zod';

/** Reasons that concern a file: the others concern what was sent. */
export const FILE_REASONS = ['expired', 'noFile', 'fileLater'] as const;

/** Why what was sent is not taken, or a file not given; the server makes the page. */
export const schema = z.strictObject({
  reason: z.enum(['foreign', 'tooLarge', 'noForm', ...FILE_REASONS]).default('noForm'),
});
export type Content = z.infer<typeof schema>;
