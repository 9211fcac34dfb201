import { z } from 'zod';

/** The schema inside wrappers such as defaults and transforms. */
export function unwrappedSchema(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrappedSchema(schema.def.innerType as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? unwrappedSchema(schema.def.in as z.ZodType) : schema;
}
