import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';

/** Only a published page or module is shown (spec section 4); a draft is for the preview. */
const publicationSchema = z.enum(['Published', 'Draft']);

/**
 * A module placed on a page (spec section 3). `relations.type` names the kind of module and
 * `relations.id` the content it belongs to where a kind has several; `content` is checked by the
 * kind's own schema (views/modules/<kind>/schema.ts).
 */
export const moduleSchema = z.strictObject({
  id: z.int().positive(),
  relations: z.strictObject({ type: z.string().min(1), id: z.int().optional() }),
  /** Which part of the page's layout it stands in. */
  position: z.enum(['top', 'main', 'aside', 'bottom']).default('main'),
  /** Columns of twelve on a wide screen. */
  span: z.int().min(1).max(12).default(12),
  sort: z.int(),
  status: publicationSchema.default('Published'),
  /** Items beside each other on a wide screen. */
  numberItemOfRow: z.int().min(1).max(6).optional(),
  maxItems: z.int().positive().optional(),
  content: z.record(z.string(), z.unknown()).default({}),
});
export type Module = z.infer<typeof moduleSchema>;

/** How a contact or demand module is laid out (spec section 3, "Layout config"). */
const layoutConfigSchema = z.strictObject({
  fields: z
    .array(z.strictObject({ name: z.string().min(1), desktopSpan: z.int().min(1).max(12) }))
    .default([]),
  list: z
    .array(z.strictObject({ content: multilingualSchema, desktopSpan: z.int().min(1).max(12) }))
    .default([]),
  maps: z
    .array(
      z.strictObject({
        title: multilingualSchema,
        position: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
      }),
    )
    .default([]),
});

/** The keys by which code finds a page; an agency may leave out all but the first four. */
export const PAGE_KEYS = [
  'home',
  'for-sale',
  'for-rent',
  'property',
  'sold',
  'projects',
  'project',
  'articles',
  'article',
  'privacy',
  'search',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

export const pageSchema = z.strictObject({
  id: z.int().positive(),
  parentId: z.int().positive().nullable().default(null),
  /** The page's key: one of PAGE_KEYS, or any other name for a page that only links lead to. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  status: publicationSchema,
  params: z.strictObject({
    title: multilingualSchema,
    description: multilingualSchema,
    metadata: z
      .strictObject({ robots: z.enum(['index', 'noindex']).default('index') })
      .default({ robots: 'index' }),
    /** The page's own segment of its URL path, per language. */
    path: multilingualSchema,
    modules: z.array(moduleSchema),
    layoutConfig: layoutConfigSchema.optional(),
  }),
});
export type Page = z.infer<typeof pageSchema>;
