import { z } from 'zod';
import { languageSchema } from './multilingual.ts';
import { LANGUAGE_TAG } from './rich-text.ts';
import { safeLink } from './safe-link.ts';

const runSchema = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    href: z
      .string()
      .refine((href) => safeLink(href) !== undefined, 'is not a safe link')
      .optional(),
    lang: z.string().regex(LANGUAGE_TAG).optional(),
  }),
]);
const runsSchema = z.array(runSchema);

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: runsSchema }),
  z.strictObject({ kind: z.literal('paragraph'), text: runsSchema }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.literal(true).optional(),
    items: z.array(runsSchema),
  }),
]);

/** Running text by language (rich-text.ts), as in the disk copy: sanitized text or blocks. */
export const richTextSchema = z.partialRecord(
  languageSchema,
  z.union([z.string(), z.array(blockSchema)]),
);
export type RichTexts = z.infer<typeof richTextSchema>;
