import { z } from 'zod';

/**
 * What a reader accepts of a value that another release wrote: values of a choice that this one
 * does not have, numbers and texts of any size, keys that it does not know. `kind` alone is as it
 * was, by which the members of a union are told apart.
 */
export type Tolerant<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Element)[]
        ? Tolerant<Element>[]
        : T extends object
          ? { [Key in keyof T]: Key extends 'kind' ? T[Key] : Tolerant<T[Key]> }
          : T;

/**
 * A schema that reads what `schema` writes, of any release that has only added to it. Unknown keys
 * are kept, at every level. It is made when it first reads: a start reads nothing.
 * @throws at the first reading, for a kind of schema that it does not know.
 */
export function tolerantSchema<T>(schema: z.ZodType<T>): z.ZodType<Tolerant<T>> {
  return z.lazy(() => tolerant(schema)) as unknown as z.ZodType<Tolerant<T>>;
}

type Part = z.core.$ZodType;

function tolerant(schema: Part): z.ZodType {
  if (schema instanceof z.ZodOptional) return tolerant(schema.unwrap()).optional();
  if (schema instanceof z.ZodArray) return z.array(tolerant(schema.element));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), tolerant(schema.valueType));
  if (schema instanceof z.ZodObject) return tolerantObject(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const [first, ...others] = schema.options.map(tolerantOption);
    if (first) return z.discriminatedUnion('kind', [first, ...others]);
  }
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(tolerant));
  return tolerantValue(schema);
}

function tolerantOption(option: Part) {
  if (!(option instanceof z.ZodObject)) throw unknownSchema(option);
  return tolerantObject(option);
}

function tolerantObject({ shape }: z.ZodObject) {
  const entries = Object.entries<z.ZodType>(shape).map(
    ([key, field]) => [key, key === 'kind' ? field : tolerant(field)] as const,
  );
  return z.looseObject(Object.fromEntries(entries));
}

function tolerantValue(schema: Part): z.ZodType {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodBoolean) return z.boolean();
  const values = schema instanceof z.ZodLiteral ? [...schema.values] : [];
  if (values.length === 0) throw unknownSchema(schema);
  if (values.every((value) => typeof value === 'number')) return z.number();
  if (values.every((value) => typeof value === 'string')) return z.string();
  throw unknownSchema(schema);
}

function unknownSchema(schema: Part): Error {
  return new Error(`no tolerant reading of a schema of type ${schema._zod.def.type}`);
}
