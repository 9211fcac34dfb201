/** Fields that name a picture, wherever they stand in a site's files or in the catalogue. */
const FIELDS = new Set(['source', 'photo', 'imageUrl']);
/** The field of a picture that one looks round in. */
const PANORAMA = 'panorama';

/** A picture that is one somewhere is a panorama everywhere: it has every size of the others. */
export type PictureUse = 'photograph' | 'panorama';

/** Every picture that data names, with its use. A field may hold one for each language. */
export function pictureSources(data: unknown): Map<string, PictureUse> {
  const sources = new Map<string, PictureUse>();
  collect(data, { isPicture: false, use: 'photograph' }, sources);
  return sources;
}

interface Place {
  isPicture: boolean;
  use: PictureUse;
}

function collect(value: unknown, place: Place, sources: Map<string, PictureUse>): void {
  if (typeof value === 'string') {
    const isWider = place.use === 'panorama' || !sources.has(value);
    if (place.isPicture && isWider) sources.set(value, place.use);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, content] of Object.entries(value)) {
    collect(content, within(place, field), sources);
  }
}

function within(place: Place, field: string): Place {
  if (FIELDS.has(field)) return { ...place, isPicture: true };
  return field === PANORAMA ? { ...place, use: 'panorama' } : place;
}
