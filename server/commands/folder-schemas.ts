import { z } from 'zod';
import { articleSchema } from '../../views/domain/site/article.ts';
import { isForDevelopers } from '../../views/domain/site/developer-kind.ts';
import { faqCategorySchema } from '../../views/domain/site/faq.ts';
import { pageSchema } from '../../views/domain/site/page.ts';
import { siteSchema } from '../../views/domain/site/site.ts';
import { testimonialSchema } from '../../views/domain/site/testimonial.ts';
import { managerSchema } from '../../views/domain/property/property.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { demoHomeSchema } from '../services/crm/demo/home.ts';
import { demoProjectSchema } from '../services/crm/demo/project.ts';

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
};

/** The JSON Schema (draft 2020-12) of each kind of file, as it is written; by name. */
export function folderSchemas(): Record<keyof typeof SCHEMA_FILES, JsonSchema> {
  return {
    site: fileSchema(siteSchema),
    page: withKinds(fileSchema(pageSchema)),
    home: fileSchema(demoHomeSchema),
    project: fileSchema(demoProjectSchema),
    team: writtenSchema(z.array(managerSchema)),
    article: fileSchema(articleSchema),
    faq: fileSchema(faqCategorySchema),
    testimonials: writtenSchema(z.array(testimonialSchema)),
  };
}

/** Of what a person writes, before defaults and transforms. */
function writtenSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** The same for an object, which may name its JSON Schema. */
function fileSchema(schema: z.ZodType): JsonSchema {
  const written = writtenSchema(schema);
  const properties = written['properties'] as JsonSchema;
  return { ...written, properties: { $schema: { type: 'string' }, ...properties } };
}

/** The schema of pages, in which a module's content is that of its kind. */
function withKinds(page: JsonSchema): JsonSchema {
  const kinds = Object.entries<z.ZodType>(moduleSchemas).filter(
    ([, schema]) => !isForDevelopers(schema),
  );
  const ofKind = kinds.map(([kind, schema]) => {
    const { $schema: _draft, ...content } = writtenSchema(schema);
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
