import { z } from 'zod';
import { formHead } from '../../domain/forms/form-head.ts';
import { conversionSettings, formSettings } from '../../domain/forms/form-settings.ts';

export const schema = z.strictObject({ ...formSettings, ...conversionSettings, ...formHead });
export type Content = z.infer<typeof schema>;
