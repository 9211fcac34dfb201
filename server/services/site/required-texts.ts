import { z } from 'zod';
import type { Locale } from '../../../views/domain/locale.ts';
import { ALL_LANGUAGES, languagesSchema } from '../../../views/domain/site/languages.ts';
import {
  filledSchema,
  type Multilingual,
  textOf,
} from '../../../views/domain/text/multilingual.ts';
import type { ModuleSchemas } from './check-modules.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';
import { type DataProblem, pathText } from '../../platform/files/schema-problems.ts';
import { unwrappedSchema } from '../../platform/files/unwrapped-schema.ts';

/**
 * The languages that the value of `site.json` asks for, whatever else is wrong with it; none where
 * that setting is a mistake, which its schema names.
 */
export function languagesIn(written: unknown): readonly Locale[] {
  const { languages = ALL_LANGUAGES } = (written ?? {}) as { languages?: unknown };
  const checked = languagesSchema.safeParse(languages);
  return checked.success ? checked.data : [];
}

/** Texts of `filledSchema` in a value that lack one of the languages. */
export function missingTexts(
  value: unknown,
  schema: z.ZodType,
  languages: readonly Locale[],
  at: readonly PropertyKey[] = [],
): DataProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  const plain = unwrappedSchema(schema);
  if (plain === filledSchema) {
    const missing = languages.filter((language) => !hasText(value, language));
    if (missing.length === 0) return [];
    return [{ path: pathText(at), reason: `needs a text in ${missing.join(', ')}` }];
  }
  return partsOf(value, plain).flatMap(([key, part, inner]) =>
    missingTexts(part, inner, languages, key === undefined ? at : [...at, key]),
  );
}

/** A part of a value with its schema; without a key the value itself. */
type Part = readonly [key: PropertyKey | undefined, part: unknown, schema: z.ZodType];

function partsOf(value: object, plain: z.ZodType): Part[] {
  if (plain instanceof z.ZodUnion) {
    const options = plain.options as readonly z.ZodType[];
    return options.filter((option) => fits(value, option, plain)).map((o) => [undefined, value, o]);
  }
  if (plain instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((part: unknown, index) => [index, part, plain.element as z.ZodType]);
  }
  if (plain instanceof z.ZodRecord) {
    return Object.entries(value).map(([key, part]) => [key, part, plain.valueType as z.ZodType]);
  }
  if (!(plain instanceof z.ZodObject)) return [];
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.entries<z.ZodType>(plain.shape).map(([key, inner]) => [key, parts[key], inner]);
}

/** Whether a value is meant for this option of a union, valid in all else or not. */
function fits(value: object, option: z.ZodType, union: z.ZodUnion): boolean {
  if (!(union instanceof z.ZodDiscriminatedUnion) || !(option instanceof z.ZodObject)) {
    return option.safeParse(value).success;
  }
  const { discriminator } = union.def;
  const names: Readonly<Record<string, z.ZodType>> = option.shape;
  const name = (value as Readonly<Record<string, unknown>>)[discriminator];
  return names[discriminator]?.safeParse(name).success ?? false;
}

function hasText(value: object, language: Locale): boolean {
  const text: unknown = textOf(value as Multilingual, language);
  return typeof text !== 'string' || text.trim() !== '';
}

/** The same for the content of a page's modules, by the schema of each kind. */
export function checkModuleTexts(
  { file, page }: PageFile,
  schemas: ModuleSchemas,
  languages: readonly Locale[],
): SiteProblem[] {
  return page.params.modules.flatMap(({ relations, content }, index) => {
    const kind = relations.type;
    const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
    const at = ['params', 'modules', index, 'content'];
    const problems = schema ? missingTexts(content, schema, languages, at) : [];
    return problems.map((problem) => ({ file, ...problem }));
  });
}
