import { z } from 'zod';
import { forDevelopers } from '../../domain/site/developer-kind.ts';
import { propertySchema } from '../../domain/property/property.ts';
import { mapMarkerSchema } from '../../domain/site/map-marker.ts';

const linkSchema = z.strictObject({ href: z.string(), text: z.string() });

/** The components that Component.tsx shows. */
const COMPONENTS = [
  'ArticleCard',
  'Breadcrumbs',
  'ContactLinks',
  'EnergyBadge',
  'EnergyScale',
  'FoldedText',
  'FromPrice',
  'ManagerPerson',
  'MarkerList',
  'Pager',
  'OpenHousePlate',
  'PlateLabel',
  'Portrait',
  'Price',
  'ProjectCard',
  'PropertyCard',
  'SectionHead',
  'StatePlate',
] as const;

/** A component in one of its states. */
export const schema = forDevelopers(
  z.strictObject({
    component: z.enum(COMPONENTS),
    /** Replaced fields of the page's home. */
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
        large: z.boolean(),
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
  }),
);
export type Content = z.infer<typeof schema>;
