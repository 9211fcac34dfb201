/** The value of a file without `$schema`, by which editors find its JSON Schema. */
export function withoutSchemaName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _named, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
}
