/** Fields that name a picture, anywhere in a site's files or in the catalogue. */
const FIELDS = new Set(['source', 'photo', 'imageUrl', 'markerImage']);
/** The field of a panorama. */
const PANORAMA = 'panorama';

/**
 * A picture used as a panorama once is one everywhere: its widths include those of a photograph.
 */
export type PictureUse = 'photograph' | 'panorama';

/** Every picture named in the data, with its use. A field may have one for each language. */
export function pictureSources(data: unknown): Map<string, PictureUse> {
  const sources = new Map<string, PictureUse>();
  if (isContainer(data)) collect(data, 'photograph', false, sources);
  return sources;
}

/** Goes through every home at each refresh and makes no object on its way. */
function collect(
  container: Readonly<Record<string, unknown>>,
  use: PictureUse,
  isPicture: boolean,
  sources: Map<string, PictureUse>,
): void {
  for (const field in container) {
    const content = container[field];
    const isNamed = isPicture || FIELDS.has(field);
    if (typeof content === 'string') {
      if (isNamed && (use === 'panorama' || !sources.has(content))) sources.set(content, use);
    } else if (isContainer(content)) {
      collect(content, field === PANORAMA ? 'panorama' : use, isNamed, sources);
    }
  }
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
