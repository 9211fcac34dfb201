import { z } from 'zod';
import { formSettings } from '../../domain/forms/form-settings.ts';

export const schema = z.strictObject({
  ...formSettings,
  /** Id of the third party whose form replaces the site's own profile form. */
  profileForm: z.string().min(1).optional(),
});
export type Content = z.infer<typeof schema>;
