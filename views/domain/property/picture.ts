import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';

/**
 * A picture as named by the CRM or the agency. `source` is a file of the agency's `pictures` folder
 * or a URL on an allowed host; `focus` is the point to keep in view when the picture is cropped, in
 * percent from the left and the top. A plan is never cropped, and is shown apart from the
 * photographs.
 */
export const pictureSchema = z.strictObject({
  source: z.string().min(1),
  kind: z.enum(['photo', 'plan']).optional(),
  name: multilingualSchema.default({}),
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).optional(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** Whether a picture is a floor plan; without a kind it is a photograph. */
export function isPlan({ kind }: Picture): boolean {
  return kind === 'plan';
}

/** A variant of a picture: its URL and its width in pixels. */
export interface PictureVariant {
  url: string;
  width: number;
}

/** What an `<img srcset>` needs. Each list is sorted by width, ascending, and is not empty. */
export interface ResponsivePicture {
  /** Size of the largest JPEG in pixels; all variants have the same ratio. */
  width: number;
  height: number;
  avif: PictureVariant[];
  webp: PictureVariant[];
  jpeg: PictureVariant[];
}
