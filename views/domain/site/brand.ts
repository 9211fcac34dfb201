import { z } from 'zod';
import { pictureSchema } from '../property/picture.ts';

const drawing = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)*\.(svg|png)$/i, 'the name of an SVG or PNG file, without a folder');

/**
 * The agency's logo: files of the `pictures` folder. Where it is left out, the agency's name stands
 * in its place, in letters.
 */
export const logoSchema = z.strictObject({
  /** On paper and other light grounds. */
  onLight: drawing,
  /** On photographs and other dark grounds. */
  onDark: drawing.optional(),
});

/** A square file of the `pictures` folder; a PNG is at least 512 pixels wide. */
export const iconSchema = drawing;

/**
 * What a shared link shows where a page has no photograph of its own: a file of the `pictures`
 * folder, cut around its `focus` to {@link SHARING_SIZE}.
 */
export const sharingPictureSchema = pictureSchema.omit({ kind: true }).extend({
  source: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp)$/i, 'the name of a JPEG, PNG or WebP file'),
});
export type SharingPicture = z.infer<typeof sharingPictureSchema>;

/** In pixels: what the previews of shared links expect. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** A picture that the site serves as it is. */
export interface BrandPicture {
  /** URL path. */
  url: string;
  /** In CSS pixels; only their ratio matters for a drawing. */
  width: number;
  height: number;
}

/** The files of `site.json` that make an agency recognizable, read and checked. */
export interface Brand {
  logo?: { onLight: BrandPicture; onDark?: BrandPicture };
  sharingPicture?: BrandPicture;
}
