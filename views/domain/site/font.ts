import { z } from 'zod';

const fallbackSchema = z.strictObject({
  sizeAdjust: z.number().positive(),
  ascentOverride: z.number().positive(),
  descentOverride: z.number().positive(),
  lineGapOverride: z.number().nonnegative(),
});

/** Metrics of the fallback font in percent, so that loading the font shifts nothing. */
export type FallbackMetrics = z.infer<typeof fallbackSchema>;

/** A font of the site. */
export const fontSchema = z.strictObject({
  family: z.string().min(1),
  /** A file in the `fonts` folder of the site or the product. */
  file: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*\.woff2$/, 'the name of a .woff2 file, without a folder'),
  weight: z.string().regex(/^\d+( \d+)?$/),
  /** In place of the metrics that are worked out from the file. */
  fallback: fallbackSchema.optional(),
});
export type Font = z.infer<typeof fontSchema>;
