import { z } from 'zod';

/** Reasons that concern a file; the others concern a form. */
export const FILE_REASONS = ['expired', 'noFile', 'fileLater'] as const;

/** The reason why a form or a file was refused; the server makes the page. */
export const schema = z.strictObject({
  reason: z.enum(['foreign', 'tooLarge', 'noForm', ...FILE_REASONS]).default('noForm'),
});
export type Content = z.infer<typeof schema>;
