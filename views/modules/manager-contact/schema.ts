import { z } from 'zod';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  /** Heading of the card; without it that of a home's manager. */
  title: multilingualSchema.default({}),
  /** Id of a person of the CRM's team. */
  person: z.int(),
});
export type Content = z.infer<typeof schema>;
