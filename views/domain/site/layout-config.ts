import { z } from 'zod';
import { fullTextSchema } from './editorial-text.ts';
import { formLayoutSchema } from './form-layout.ts';
import { mapMarkerSchema } from './map-marker.ts';

/** Columns, of twelve, on a wide screen: an info block is half or full width (spec section 9). */
const blockSpanSchema = z.union([z.literal(6), z.literal(12)]);

/**
 * An info block of a contact or demand page: the agency's text, or one of its offices. HTML in the
 * text is sanitized when the site is loaded.
 */
const infoBlockSchema = z
  .strictObject({
    content: fullTextSchema.optional(),
    office: z.int().positive().optional(),
    desktopSpan: blockSpanSchema.default(12),
  })
  .refine(
    ({ content, office }) => (content === undefined) !== (office === undefined),
    'needs either content or an office',
  );
export type InfoBlock = z.infer<typeof infoBlockSchema>;

/** Layout of the contact or demand module of a page (spec section 3, "Layout config"). */
export const layoutConfigSchema = z.strictObject({
  /** Fields of the page's forms, in order, with their columns, and the agency's extra fields. */
  fields: formLayoutSchema.default([]),
  /** Info blocks beside the form, in order. */
  list: z.array(infoBlockSchema).default([]),
  /** Markers of the map below; without any there is no map. */
  maps: z.array(mapMarkerSchema).default([]),
});
export type LayoutConfig = z.infer<typeof layoutConfigSchema>;
