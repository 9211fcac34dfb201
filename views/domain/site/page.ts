import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';
import { layoutConfigSchema } from './layout-config.ts';

/** Only published pages and modules are shown (spec section 4); drafts are for previews. */
const publicationSchema = z.enum(['Published', 'Draft']);

/**
 * A module on a page (spec section 3). `relations.type` is the kind of module; `relations.id`
 * chooses its content where the kind has several; `content` is validated by the schema of the kind
 * (views/modules/<kind>/schema.ts).
 */
export const moduleSchema = z.strictObject({
  id: z.int().positive(),
  relations: z.strictObject({ type: z.string().min(1), id: z.int().optional() }),
  /** Part of the layout that the module is placed in. */
  position: z.enum(['top', 'main', 'aside', 'bottom']).default('main'),
  /** Columns, of twelve, on a wide screen. */
  span: z.int().min(1).max(12).default(12),
  sort: z.int(),
  status: publicationSchema.default('Published'),
  /** Items side by side on a wide screen. */
  numberItemOfRow: z.int().min(1).max(6).optional(),
  maxItems: z.int().positive().optional(),
  content: z.record(z.string(), z.unknown()).default({}),
});
export type Module = z.infer<typeof moduleSchema>;

/** Names by which code finds pages; only the first four are mandatory. */
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
  'team',
  'person',
  'privacy',
  'sell',
  'buyers',
  'contact',
  'search',
  'compare',
  'login',
  'owner',
  'demand',
  'demand-wizard',
  'buying-costs',
  'saved',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

export const pageSchema = z.strictObject({
  id: z.int().positive(),
  parentId: z.int().positive().nullable().default(null),
  /** One of PAGE_KEYS, or any other name for a page that is only linked to. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  status: publicationSchema,
  params: z.strictObject({
    title: multilingualSchema,
    description: multilingualSchema,
    metadata: z
      .strictObject({ robots: z.enum(['index', 'noindex']).default('index') })
      .default({ robots: 'index' }),
    /** The page's own segment of its URL path, by language. */
    path: multilingualSchema,
    modules: z.array(moduleSchema),
    layoutConfig: layoutConfigSchema.optional(),
  }),
});
export type Page = z.infer<typeof pageSchema>;
