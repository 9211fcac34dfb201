import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';

/**
 * A picture as the CRM or the agency names it. `source` is a file of the agency's `pictures`
 * folder (or a URL on an allowed host); `focus` is the point that must stay
 * in view when the frame is narrower than the picture, in percent from the left and the top. A
 * plan is shown whole, and beside the photographs rather than among them.
 */
export const pictureSchema = z.strictObject({
  source: z.string().min(1),
  kind: z.enum(['photo', 'plan']).optional(),
  name: multilingualSchema,
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).optional(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** A floor plan; what the CRM does not say is a photograph. */
export function isPlan({ kind }: Picture): boolean {
  return kind === 'plan';
}

/** One file of a resized picture: its URL and its width in pixels. */
export interface PictureVariant {
  url: string;
  width: number;
}

/** Everything an `<img srcset>` needs. Each list is sorted by width, smallest first, never empty. */
export interface ResponsivePicture {
  /** Size of the largest JPEG in pixels; the ratio holds for every variant. */
  width: number;
  height: number;
  avif: PictureVariant[];
  webp: PictureVariant[];
  jpeg: PictureVariant[];
}
