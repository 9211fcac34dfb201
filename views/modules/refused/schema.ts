import { z } from 'zod';

/** Reasons that concern a file; `busy` and `tooManyPlaces` concern a page, the others a form. */
export const FILE_REASONS = ['expired', 'noFile', 'fileLater'] as const;

/** The reason why a form, a file or a page was refused; the server makes the page. */
export const schema = z.strictObject({
  reason: z
    .enum(['foreign', 'tooLarge', 'noForm', 'busy', 'tooManyPlaces', ...FILE_REASONS])
    .default('noForm'),
});
export type Content = z.infer<typeof schema>;
