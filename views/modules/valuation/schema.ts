import { z } from 'zod';
import { conversionSettings, formSettings } from '../../domain/forms/form-settings.ts';
import { fullTextSchema } from '../../domain/site/editorial-text.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  ...formSettings,
  ...conversionSettings,
  title: multilingualSchema.default({}),
  /** 1 if the title is the heading of the page. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
  /** Above the first step. HTML in it is sanitized when the site is loaded. */
  description: fullTextSchema.default({}),
});
export type Content = z.infer<typeof schema>;
