/** Fields that name a picture, wherever they stand in a site's files or in the catalogue. */
const FIELDS = new Set(['source', 'photo', 'imageUrl']);

/** Every picture that data names, each once. A field may hold one for each language. */
export function pictureSources(data: unknown): Set<string> {
  const sources = new Set<string>();
  collect(data, false, sources);
  return sources;
}

function collect(value: unknown, isPicture: boolean, sources: Set<string>): void {
  if (typeof value === 'string') {
    if (isPicture) sources.add(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, content] of Object.entries(value)) {
    collect(content, isPicture || FIELDS.has(field), sources);
  }
}
