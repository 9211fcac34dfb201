import { z } from 'zod';
import { checkJson } from './platform/files/json-file.ts';

/** The base address of a service. */
export const serviceUrl = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'http(s)://…');

/** Options as JSON, `{}` by default; their mistakes are problems of the variable. */
export function jsonOptions<Options>(schema: z.ZodType<Options>) {
  return z
    .string()
    .default('{}')
    .transform((text, context) => {
      const checked = checkJson(text, schema);
      if (checked.ok) return checked.value;
      for (const { path: at, reason } of checked.problems) {
        context.addIssue({ code: 'custom', message: at ? `${at}: ${reason}` : reason });
      }
      return z.NEVER;
    });
}
