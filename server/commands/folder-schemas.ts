import { z } from 'zod';
import type { Locale } from '../../views/domain/locale.ts';
import { costRulesSchema } from '../../views/domain/buying-costs/cost-rule.ts';
import { ALL_LANGUAGES } from '../../views/domain/site/languages.ts';
import { filledSchema } from '../../views/domain/text/multilingual.ts';
import { articleSchema } from '../../views/domain/site/article.ts';
import { isForDevelopers } from '../../views/domain/site/developer-kind.ts';
import { faqCategorySchema } from '../../views/domain/site/faq.ts';
import { pageSchema } from '../../views/domain/site/page.ts';
import { siteSchema } from '../../views/domain/site/site.ts';
import { testimonialSchema } from '../../views/domain/site/testimonial.ts';
import { managerSchema } from '../../views/domain/property/property.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { describedSchema } from './described-schema.ts';
import { demoHomeSchema } from '../services/crm/demo/home.ts';
import { demoProjectSchema } from '../services/crm/demo/project.ts';
import { openHouseFileSchema } from '../services/crm/open-house-file.ts';

type JsonSchema = Record<string, unknown>;

/** The files of an agency's folder that a JSON Schema describes, by its name. */
export const SCHEMA_FILES: Readonly<Record<string, string>> = {
  site: 'site.json',
  page: 'pages/*.json',
  home: 'homes/*.json',
  project: 'projects/*.json',
  team: 'team.json',
  article: 'articles/*.json',
  faq: 'faq/*.json',
  testimonials: 'testimonials.json',
  'buying-costs': 'buying-costs.json',
  'open-houses': 'open-houses.json',
};

/**
 * The JSON Schema (draft 2020-12) of each kind of file, as it is written; by name.
 * @param languages those of the site, in which its texts are needed.
 */
export function folderSchemas(
  languages: readonly Locale[] = ALL_LANGUAGES,
): Record<keyof typeof SCHEMA_FILES, JsonSchema> {
  const written = (schema: z.ZodType) => writtenSchema(schema, languages);
  const ofFile = (schema: z.ZodType) => fileSchema(written(schema));
  return {
    site: described('site', ofFile(siteSchema)),
    page: withKinds(described('page', ofFile(pageSchema)), written),
    home: described('home', ofFile(demoHomeSchema)),
    project: described('project', ofFile(demoProjectSchema)),
    team: described('team', written(z.array(managerSchema))),
    article: described('article', ofFile(articleSchema)),
    faq: described('faq', ofFile(faqCategorySchema)),
    testimonials: described('testimonials', written(z.array(testimonialSchema))),
    'buying-costs': described('buying-costs', ofFile(costRulesSchema)),
    'open-houses': described('open-houses', written(openHouseFileSchema)),
  };
}

/** With what each key means; of a module's content, by its kind. */
function described(file: string, schema: JsonSchema, kind?: string): JsonSchema {
  return describedSchema(schema, file, kind) as JsonSchema;
}

/** Of what a person writes, before defaults and transforms. */
export function writtenSchema(schema: z.ZodType, languages: readonly Locale[]): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== filledSchema) return;
      jsonSchema.allOf = languages.map((code) => ({
        anyOf: [{ required: [code] }, { required: [code.toUpperCase()] }],
      }));
    },
  });
}

/** The same for an object, which may name its JSON Schema. */
function fileSchema(written: JsonSchema): JsonSchema {
  const properties = written['properties'] as JsonSchema;
  return { ...written, properties: { $schema: { type: 'string' }, ...properties } };
}

/** The schema of pages, in which a module's content is that of its kind. */
function withKinds(page: JsonSchema, writtenOf: (schema: z.ZodType) => JsonSchema): JsonSchema {
  const kinds = Object.entries<z.ZodType>(moduleSchemas).filter(
    ([, schema]) => !isForDevelopers(schema),
  );
  const ofKind = kinds.map(([kind, schema]) => {
    const { $schema: _draft, ...content } = described('content', writtenOf(schema), kind);
    return { anyOf: [{ not: relatedTo({ const: kind }) }, { properties: { content } }] };
  });
  const anyKind = relatedTo({ enum: kinds.map(([kind]) => kind) });
  const written = structuredClone(page) as {
    properties: { params: { properties: { modules: { items: JsonSchema } } } };
  };
  written.properties.params.properties.modules.items['allOf'] = [anyKind, ...ofKind];
  return written;
}

function relatedTo(type: JsonSchema): JsonSchema {
  return { properties: { relations: { properties: { type } } } };
}
