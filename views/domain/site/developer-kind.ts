import type { ZodType } from 'zod';

/** Marks the content of a kind of module that `/states` alone shows: a page may not have it. */
export function forDevelopers<T extends ZodType>(schema: T): T {
  return schema.meta({ isForDevelopers: true });
}

export function isForDevelopers(schema: ZodType): boolean {
  return schema.meta()?.['isForDevelopers'] === true;
}
