import { z } from 'zod';
import { propertySchema } from '../../domain/property/property.ts';
import { mapMarkerSchema } from '../../domain/site/map-marker.ts';

const linkSchema = z.strictObject({ href: z.string(), text: z.string() });

/** A component in one of its states, for `/states`; not for pages of an agency. */
export const schema = z.strictObject({
  component: z.string().min(1),
  /** Fields of the page's home that are otherwise. */
  home: propertySchema
    .pick({
      pictures: true,
      epcLabelText: true,
      energyPerformance: true,
      countryId: true,
      zip: true,
    })
    .partial()
    .default({}),
  props: z
    .strictObject({
      wide: z.boolean(),
      state: z.enum(['option', 'sold']),
      page: z.int(),
      pageCount: z.int(),
      crumbs: z.array(linkSchema),
      title: z.string(),
      more: linkSchema,
      phones: z.array(linkSchema),
      email: z.string(),
      mailto: z.string(),
      name: z.string(),
      markers: z.array(mapMarkerSchema),
    })
    .partial()
    .default({}),
});
export type Content = z.infer<typeof schema>;
