import { z } from 'zod';
import { unwrappedSchema } from './unwrapped-schema.ts';

/**
 * The value without optional fields that are empty: `null`, `""`, and a `0` that their schema
 * rejects. People leave them in files for absent values. Required fields are unchanged, and so are
 * values that the schema accepts.
 */
export function withoutEmpty(value: unknown, schema: z.ZodType): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return inArray(value, schema);
  const plain = unwrappedSchema(schema);
  if (plain instanceof z.ZodRecord) {
    return mapped(value, (part) => withoutEmpty(part, plain.valueType as z.ZodType));
  }
  if (!(plain instanceof z.ZodObject)) return value;
  const shape: Readonly<Record<string, z.ZodType>> = plain.shape;
  return mapped(value, (part, key) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) return part;
    return isEmpty(part, field) ? undefined : withoutEmpty(part, field);
  });
}

function inArray(values: readonly unknown[], schema: z.ZodType): unknown {
  const plain = unwrappedSchema(schema);
  if (!(plain instanceof z.ZodArray)) return values;
  return values.map((value) => withoutEmpty(value, plain.element as z.ZodType));
}

function mapped(value: object, change: (part: unknown, key: string) => unknown): object {
  const entries = Object.entries(value).map(([key, part]) => [key, change(part, key)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function isEmpty(value: unknown, field: z.ZodType): boolean {
  if (value !== null && value !== '' && value !== 0) return false;
  if (!field.safeParse(undefined).success) return false;
  if (value === '' && unwrappedSchema(field) instanceof z.ZodString) return true;
  return !field.safeParse(value).success;
}
