import { z } from 'zod';
import { unwrappedSchema } from './unwrapped-schema.ts';

/** The keys that the object at a path may have by its schema; none where that is no object. */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const plain = unwrappedSchema(schema);
  if (plain instanceof z.ZodUnion) {
    return plain.options.flatMap((option) => knownKeys(option as z.ZodType, path));
  }
  const [first, ...rest] = path;
  if (first !== undefined) {
    const inner = schemaBelow(plain, first);
    return inner ? knownKeys(inner, rest) : [];
  }
  if (plain instanceof z.ZodObject) return Object.keys(plain.shape);
  if (!(plain instanceof z.ZodRecord)) return [];
  const names: unknown = plain.keyType;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

function schemaBelow(plain: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (plain instanceof z.ZodArray) return plain.element as z.ZodType;
  if (plain instanceof z.ZodRecord) return plain.valueType as z.ZodType;
  if (!(plain instanceof z.ZodObject)) return undefined;
  const shape: Readonly<Record<PropertyKey, z.ZodType>> = plain.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}
