import { z } from 'zod';

/**
 * The value without optional fields that are empty: `null`, `""`, and a `0` that their schema does
 * not take. People write them where there is nothing to say; a required field stays as it is, and
 * so does what a schema means by them.
 */
export function withoutEmpty(value: unknown, schema: z.ZodType): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return inArray(value, schema);
  const plain = unwrapped(schema);
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
  const plain = unwrapped(schema);
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
  if (value === '' && unwrapped(field) instanceof z.ZodString) return true;
  return !field.safeParse(value).success;
}

/** The schema inside those that only say what happens without a value, or afterwards. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrapped(schema.def.innerType as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.def.in as z.ZodType) : schema;
}
