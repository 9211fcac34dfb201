/** Fields that name a picture, wherever they stand in a site's modules or in the catalogue. */
const FIELDS = new Set(['source', 'photo']);

/** Every picture that data names, each once. */
export function pictureSources(data: unknown): Set<string> {
  const sources = new Set<string>();
  collect(data, sources);
  return sources;
}

function collect(value: unknown, sources: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, content] of Object.entries(value)) {
    if (typeof content === 'string') {
      if (FIELDS.has(field)) sources.add(content);
    } else collect(content, sources);
  }
}
