import { z } from 'zod';
import { formHead } from '../../domain/forms/form-head.ts';
import { formSettings } from '../../domain/forms/form-settings.ts';

/** Info blocks and markers are in the page's `layoutConfig`. */
export const schema = z.strictObject({ ...formSettings, ...formHead });
export type Content = z.infer<typeof schema>;
