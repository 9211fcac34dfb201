import { z } from 'zod';
import { formHead } from '../../domain/forms/form-head.ts';

export const schema = z.strictObject(formHead);
export type Content = z.infer<typeof schema>;
