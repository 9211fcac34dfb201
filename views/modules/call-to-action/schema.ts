import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  title: multilingualSchema,
  text: multilingualSchema.default({}),
  /** Text of the button. */
  link: multilingualSchema.default({}),
  /** Name of the page that the button leads to; without it only the phone is offered. */
  page: z.string().optional(),
});
export type Content = z.infer<typeof schema>;
