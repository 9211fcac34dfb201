/**
 * Parameters as they stand in an address: a list of numbers or texts is one text with commas, a
 * date `YYYY-MM-DD HH:MM:SS` in UTC. Lists of records and everything else are JSON.
 */
export function inAddress(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, written(value)]),
  );
}

function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one !== 'object') ? value.join(',') : value;
}
