import { z } from 'zod';
import { mapMarkerSchema } from '../../domain/site/map-marker.ts';
import { multilingualSchema } from '../../domain/text/multilingual.ts';

export const schema = z.strictObject({
  title: multilingualSchema.default({}),
  markers: z.array(mapMarkerSchema).min(1),
});
export type Content = z.infer<typeof schema>;
