/** Fields that name a picture, anywhere in a site's files or in the catalogue. */
const FIELDS = new Set(['source', 'photo', 'imageUrl']);
/** The field of a panorama. */
const PANORAMA = 'panorama';

/**
 * A picture used as a panorama once is one everywhere: its widths include those of a photograph.
 */
export type PictureUse = 'photograph' | 'panorama';

/** Every picture named in the data, with its use. A field may have one for each language. */
export function pictureSources(data: unknown): Map<string, PictureUse> {
  const sources = new Map<string, PictureUse>();
  collect(data, { isPicture: false, use: 'photograph' }, sources);
  return sources;
}

interface PictureContext {
  isPicture: boolean;
  use: PictureUse;
}

function collect(value: unknown, context: PictureContext, sources: Map<string, PictureUse>): void {
  if (typeof value === 'string') {
    const isWider = context.use === 'panorama' || !sources.has(value);
    if (context.isPicture && isWider) sources.set(value, context.use);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, content] of Object.entries(value)) {
    collect(content, within(context, field), sources);
  }
}

function within(context: PictureContext, field: string): PictureContext {
  if (FIELDS.has(field)) return { ...context, isPicture: true };
  return field === PANORAMA ? { ...context, use: 'panorama' } : context;
}
