import { z } from 'zod';
import { formSettings } from '../../domain/forms/form-settings.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  ...formSettings,
  title: multilingualSchema.default({}),
  /** A sentence or two above the form. */
  intro: multilingualSchema.default({}),
});
export type Content = z.infer<typeof schema>;
